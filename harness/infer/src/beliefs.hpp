// What the answers so far say of the readings of the rulings.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "casebook/infer/questions.hpp"

namespace casebook::infer {

class Beliefs {
 public:
  Beliefs(const Questions& questions, std::uint64_t seed);

  // The engine gave this answer to the question of that number.
  void hear(std::size_t item, const engines::Reply& given);

  // How many answers are not those of these readings.
  int misfits(const Rulings& rulings) const;
  // Readings that fit best, as near to the defaults as there are any.
  const Rulings& best() const { return best_; }
  // Readings that fit best among those with that reading of that ruling.
  Rulings best_with(Ruling ruling, int reading) const;
  // Readings drawn at random, good fits more often than bad ones.
  const std::vector<Rulings>& samples() const { return samples_; }
  // Whether an answer heard would have been another one under the other readings.
  std::vector<std::size_t> told_apart(const Rulings& one, const Rulings& other) const;

 private:
  struct Heard {
    std::size_t item;
    std::vector<char> fits;  // by the number of the answer in the item's table
  };

  int misfits_about(Ruling ruling, const Rulings& rulings) const;
  bool is_misfit(const Heard& heard, const Rulings& rulings) const;
  void draw_again(Rulings& rulings);
  void draw_reading(Ruling ruling, Rulings& rulings);
  // Changes one ruling, or two, as long as that fits better; `fixed` stays.
  void improve(Rulings& rulings, const Ruling* fixed) const;
  bool improve_one(Rulings& rulings, const Ruling* fixed) const;
  bool improve_two(Rulings& rulings, const Ruling* fixed) const;
  void find_best();

  const Questions& questions_;
  std::vector<Heard> heard_;
  std::array<std::vector<std::size_t>, ruling_count> about_;  // of heard_, by ruling
  std::mt19937_64 random_;
  std::vector<Rulings> samples_;
  Rulings best_;
};

}  // namespace casebook::infer
