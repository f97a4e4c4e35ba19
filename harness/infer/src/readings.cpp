// Which question to put next, as long as the readings are in doubt.
#include <cmath>

#include "interview.hpp"

namespace casebook::infer {
namespace {

// A question is worth putting if the samples are divided over its answer by more than this.
constexpr double least_doubt = 0.1;
// A reading is believed when every other one is contradicted by so many answers more.
constexpr int wanted_margin = 2;
// Of all questions, the share held back for faults.
constexpr int held_back_percent = 40;

// How divided the samples are over the answer, in bits.
double doubt(const Table& table, const std::vector<Rulings>& samples) {
  std::vector<int> counts(table.answers.size());
  for (const Rulings& sample : samples)
    ++counts[static_cast<std::size_t>(table.answer_under(sample))];
  double bits = 0;
  for (const int count : counts) {
    const double share = static_cast<double>(count) / static_cast<double>(samples.size());
    if (count > 0) bits -= share * std::log2(share);
  }
  return bits;
}

class Settling {
 public:
  Settling(Interview& interview, Beliefs& beliefs)
      : interview_(interview), beliefs_(beliefs), questions_(interview.questions()) {}

  void run() {
    while (interview_.may_ask(held_back())) {
      const auto item = most_doubtful();
      if (!item) break;
      ask(*item);
    }
    while (interview_.may_ask(held_back()) && challenge_all()) {
    }
  }

 private:
  int held_back() const { return interview_.most() * held_back_percent / 100; }

  void ask(std::size_t item) {
    if (const engines::Reply* reply = interview_.ask(item)) beliefs_.hear(item, *reply);
  }

  std::optional<std::size_t> most_doubtful() const {
    std::optional<std::size_t> found;
    double most = least_doubt;
    for (std::size_t item = 0; item < questions_.size(); ++item) {
      if (!questions_.table(item).tells_readings_apart() || !interview_.is_open(item)) continue;
      const double bits = doubt(questions_.table(item), beliefs_.samples());
      if (bits <= most) continue;
      most = bits;
      found = item;
    }
    return found;
  }

  // Holds every other reading of every ruling against the best ones. Whether anything was asked.
  bool challenge_all() {
    bool has_asked = false;
    for (const Ruling ruling : all_rulings())
      for (int reading = 0; reading < reading_count(ruling); ++reading)
        if (reading != beliefs_.best().reading(ruling) && interview_.may_ask(held_back())) {
          has_asked = challenge(ruling, reading) || has_asked;
        }
    return has_asked;
  }

  bool challenge(Ruling ruling, int reading) {
    const Rulings rival = beliefs_.best_with(ruling, reading);
    const int margin = beliefs_.misfits(rival) - beliefs_.misfits(beliefs_.best());
    if (margin >= wanted_margin) return false;
    const auto item = plainest_between(beliefs_.best(), rival);
    if (item) ask(*item);
    return item.has_value();
  }

  // The open question that tells them apart and depends on the fewest rulings.
  std::optional<std::size_t> plainest_between(const Rulings& one, const Rulings& other) const {
    std::optional<std::size_t> found;
    for (std::size_t item = 0; item < questions_.size(); ++item) {
      const Table& table = questions_.table(item);
      if (table.answer_under(one) == table.answer_under(other)) continue;
      if (!interview_.is_open(item)) continue;
      if (found && questions_.table(*found).depends.size() <= table.depends.size()) continue;
      found = item;
    }
    return found;
  }

  Interview& interview_;
  Beliefs& beliefs_;
  const Questions& questions_;
};

}  // namespace

void settle_readings(Interview& interview, Beliefs& beliefs) { Settling(interview, beliefs).run(); }

}  // namespace casebook::infer
