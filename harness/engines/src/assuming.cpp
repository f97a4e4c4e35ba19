#include "casebook/engines/assuming.hpp"

namespace casebook::engines {
namespace {

class Assuming : public Engine {
 public:
  Assuming(std::unique_ptr<Engine> engine, const Rulings& readings)
      : engine_(std::move(engine)), readings_(readings) {}

  Introduction introduction() override {
    Introduction introduction = engine_->introduction();
    introduction.rulings = readings_;
    return introduction;
  }

  std::vector<Ruling> take(const Rulings& rulings) override {
    std::vector<Ruling> others;
    for (const Ruling ruling : all_rulings())
      if (rulings.reading(ruling) != readings_.reading(ruling)) others.push_back(ruling);
    return others;
  }

  Reply ask(const Position& position, const Question& question) override {
    return engine_->ask(position, question);
  }

 private:
  const std::unique_ptr<Engine> engine_;
  const Rulings readings_;
};

}  // namespace

std::unique_ptr<Engine> assuming(std::unique_ptr<Engine> engine, const Rulings& readings) {
  return std::make_unique<Assuming>(std::move(engine), readings);
}

}  // namespace casebook::engines
