#include "casebook/engines/bitboard_engine.hpp"

#include "answerer.hpp"
#include "casebook/bitboard/questions.hpp"

namespace casebook::engines {
namespace {

class BitboardEngine : public Engine {
 public:
  Introduction introduction() override {
    return {"casebook-bitboard",        CASEBOOK_VERSION, "C++",
            "the bitboard of casebook", all_questions(),  rules_.rulings()};
  }
  std::vector<Ruling> take(const Rulings& rulings) override {
    rules_ = bitboard::Rules(rules_.board(), rulings);
    return {};
  }
  Reply ask(const Position& position, const Question& question) override {
    if (position.board != rules_.board()) {
      rules_ = bitboard::Rules(position.board, rules_.rulings());
    }
    return std::visit(Answerer<bitboard::Rules>{position, rules_, &bitboard::deployment}, question);
  }

 private:
  bitboard::Rules rules_{book_map(), Rulings{}};
};

}  // namespace

std::unique_ptr<Engine> make_bitboard_engine() { return std::make_unique<BitboardEngine>(); }

}  // namespace casebook::engines
