#include "beliefs.hpp"

#include <cmath>

namespace casebook::infer {
namespace {

constexpr std::size_t sample_count = 128;
constexpr int sweeps = 3;
// An answer that does not fit makes readings this much less likely. Engines have faults, so that it
// does not rule them out.
constexpr double weight_of_misfit = 0.04;

int changes(const Rulings& rulings) {
  int changed = 0;
  for (const Ruling ruling : all_rulings()) changed += rulings.reading(ruling) == 0 ? 0 : 1;
  return changed;
}

}  // namespace

Beliefs::Beliefs(const Questions& questions, std::uint64_t seed)
    : questions_(questions), random_(seed), samples_(sample_count) {
  for (Rulings& rulings : samples_) draw_again(rulings);
}

void Beliefs::hear(std::size_t item, const engines::Reply& given) {
  const Table& table = questions_.table(item);
  Heard heard{item, {}};
  for (const engines::Reply& answer : table.answers) heard.fits.push_back(agrees(given, answer));
  for (const Ruling ruling : table.depends)
    about_[static_cast<std::size_t>(ruling)].push_back(heard_.size());
  heard_.push_back(std::move(heard));
  for (int sweep = 0; sweep < sweeps; ++sweep)
    for (Rulings& rulings : samples_) draw_again(rulings);
  find_best();
}

bool Beliefs::is_misfit(const Heard& heard, const Rulings& rulings) const {
  const int answer = questions_.table(heard.item).answer_under(rulings);
  return heard.fits[static_cast<std::size_t>(answer)] == 0;
}

int Beliefs::misfits(const Rulings& rulings) const {
  int misfits = 0;
  for (const Heard& heard : heard_) misfits += is_misfit(heard, rulings) ? 1 : 0;
  return misfits;
}

int Beliefs::misfits_about(Ruling ruling, const Rulings& rulings) const {
  int misfits = 0;
  for (const std::size_t at : about_[static_cast<std::size_t>(ruling)])
    misfits += is_misfit(heard_[at], rulings) ? 1 : 0;
  return misfits;
}

void Beliefs::draw_reading(Ruling ruling, Rulings& rulings) {
  std::array<double, 4> weights{};
  double all = 0;
  for (int reading = 0; reading < reading_count(ruling); ++reading) {
    rulings.set(ruling, reading);
    const double weight = std::pow(weight_of_misfit, misfits_about(ruling, rulings));
    all += weight;
    weights[static_cast<std::size_t>(reading)] = weight;
  }
  double drawn = all * static_cast<double>(random_() >> 11) / static_cast<double>(1ULL << 53);
  int reading = 0;
  while (reading + 1 < reading_count(ruling) && drawn >= weights[static_cast<std::size_t>(reading)])
    drawn -= weights[static_cast<std::size_t>(reading++)];
  rulings.set(ruling, reading);
}

void Beliefs::draw_again(Rulings& rulings) {
  for (const Ruling ruling : all_rulings()) draw_reading(ruling, rulings);
}

bool Beliefs::improve_one(Rulings& rulings, const Ruling* fixed) const {
  bool is_better = false;
  for (const Ruling ruling : all_rulings()) {
    if (fixed != nullptr && *fixed == ruling) continue;
    Rulings tried = rulings;
    for (int reading = 0; reading < reading_count(ruling); ++reading) {
      tried.set(ruling, reading);
      const int gained = misfits_about(ruling, rulings) - misfits_about(ruling, tried);
      const bool is_nearer = reading == 0 && rulings.reading(ruling) != 0;
      if (gained < 0 || (gained == 0 && !is_nearer)) continue;
      rulings = tried;
      is_better = true;
    }
  }
  return is_better;
}

bool Beliefs::improve_two(Rulings& rulings, const Ruling* fixed) const {
  const int now = misfits(rulings);
  for (const Ruling ruling : all_rulings()) {
    if (fixed != nullptr && *fixed == ruling) continue;
    for (int reading = 0; reading < reading_count(ruling); ++reading) {
      if (reading == rulings.reading(ruling)) continue;
      Rulings tried = rulings;
      tried.set(ruling, reading);
      improve_one(tried, fixed);
      const int then = misfits(tried);
      if (then > now || (then == now && changes(tried) >= changes(rulings))) continue;
      rulings = tried;
      return true;
    }
  }
  return false;
}

void Beliefs::improve(Rulings& rulings, const Ruling* fixed) const {
  do {
    while (improve_one(rulings, fixed)) {
    }
  } while (improve_two(rulings, fixed));
}

void Beliefs::find_best() {
  improve(best_, nullptr);
  int fewest = misfits(best_);
  for (const Rulings& sample : samples_) {
    if (misfits(sample) >= fewest) continue;
    best_ = sample;
    improve(best_, nullptr);
    fewest = misfits(best_);
  }
}

Rulings Beliefs::best_with(Ruling ruling, int reading) const {
  Rulings rulings = best_;
  rulings.set(ruling, reading);
  improve(rulings, &ruling);
  return rulings;
}

std::vector<std::size_t> Beliefs::told_apart(const Rulings& one, const Rulings& other) const {
  std::vector<std::size_t> items;
  for (const Heard& heard : heard_) {
    const Table& table = questions_.table(heard.item);
    if (table.answer_under(one) != table.answer_under(other)) items.push_back(heard.item);
  }
  return items;
}

}  // namespace casebook::infer
