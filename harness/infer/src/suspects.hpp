// Single faults that might explain an engine's answers.
#pragma once

#include <memory>
#include <random>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "interview.hpp"

namespace casebook::infer {

class Suspects {
 public:
  // `readings` are those that fit best without a fault.
  Suspects(Interview& interview, const Rulings& readings, std::uint64_t seed);

  // Asks until one explanation fits better than all others, or nothing left to ask parts them.
  void question();

  // The readings under which a fault fits best, if one fits better than none; else those given.
  Rulings readings() const;
  // How many answers the best explanation contradicts.
  int fewest_misfits() const { return best().misfits; }

 private:
  // A fault under some readings; no fault at all is one of them.
  struct Suspect {
    const mutants::Mutant* mutant;  // null: the rules themselves
    Rulings readings;
    int misfits = 0;
    std::unique_ptr<engines::Engine> engine{};
    std::unordered_map<std::size_t, std::size_t> answers{};  // by question; of distinct_
  };

  const Suspect& best() const;
  void suspect_all(const Rulings& readings);
  static std::unique_ptr<engines::Engine> engine_of(const Suspect& suspect);
  // The number of its answer among the different ones that suspects gave to that question.
  std::size_t answer_of(Suspect& suspect, std::size_t item);
  // Counts what the answer to that question contradicts.
  void hold_against(std::size_t item);
  // Drops those that fit less well than no fault at all.
  void drop_misfits();
  std::vector<Suspect*> best_fitting();
  // An open question that parts those suspects.
  std::optional<std::size_t> parting(const std::vector<Suspect*>& suspects);
  // The one that parts them best, of those about the rule of one of the few `chosen`.
  std::optional<std::size_t> best_about(const std::vector<Suspect*>& chosen,
                                        const std::vector<Suspect*>& suspects);
  // Any open question that tells one from the other.
  std::optional<std::size_t> any_between(Suspect& one, Suspect& other);
  std::vector<Suspect*> some_of(std::vector<Suspect*> suspects, std::size_t most);

  Interview& interview_;
  std::mt19937_64 random_;
  std::vector<Suspect> suspects_;                      // the first one is no fault at all
  std::vector<std::vector<engines::Reply>> distinct_;  // by question
  std::unordered_set<const Suspect*> hopeless_;        // that no open question tells from others
};

// The faults that explain answers which are not those of the rules under these readings, the one
// that explains most first, and the answers left.
void explain_deviations(const Interview& interview, Inference& inference);

}  // namespace casebook::infer
