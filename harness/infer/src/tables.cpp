#include <algorithm>
#include <atomic>
#include <optional>
#include <random>
#include <thread>

#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/infer/questions.hpp"
#include "collecting.hpp"

namespace casebook::infer {
namespace {

constexpr std::size_t most_rulings = 5;
constexpr int random_vectors = 40;

// Readings of all rulings, drawn at random; the same on every machine.
std::vector<Rulings> drawn_rulings() {
  std::mt19937_64 random(20);
  std::vector<Rulings> drawn(random_vectors);
  for (Rulings& rulings : drawn)
    for (const Ruling ruling : all_rulings())
      rulings.set(ruling,
                  static_cast<int>(random() % static_cast<unsigned>(reading_count(ruling))));
  return drawn;
}

std::size_t place_of(const std::vector<Ruling>& depends, const Rulings& rulings) {
  std::size_t place = 0;
  for (const Ruling ruling : depends)
    place = place * static_cast<std::size_t>(reading_count(ruling)) +
            static_cast<std::size_t>(rulings.reading(ruling));
  return place;
}

std::size_t places_of(const std::vector<Ruling>& depends) {
  std::size_t places = 1;
  for (const Ruling ruling : depends) places *= static_cast<std::size_t>(reading_count(ruling));
  return places;
}

// Works out one table after another.
class Tabulator {
 public:
  explicit Tabulator(const std::vector<Rulings>& drawn) : drawn_(drawn) {}

  // Nothing if the answer depends on too many rulings.
  std::optional<Table> table_of(const Item& item) {
    item_ = &item;
    std::vector<Ruling> depends = flipped_singly();
    while (depends.size() <= most_rulings) {
      Table table = tabulated(depends);
      const auto overlooked = overlooked_by(table);
      if (!overlooked) return table;
      depends.push_back(*overlooked);
      std::sort(depends.begin(), depends.end());
    }
    return std::nullopt;
  }

 private:
  engines::Reply answer_under(const Rulings& rulings) {
    engine_->take(rulings);
    return engine_->ask(item_->position, item_->question);
  }

  std::vector<Ruling> flipped_singly() {
    const engines::Reply usual = answer_under(Rulings{});
    std::vector<Ruling> depends;
    for (const Ruling ruling : all_rulings())
      for (int reading = 1; reading < reading_count(ruling); ++reading) {
        Rulings flipped;
        flipped.set(ruling, reading);
        if (agrees(answer_under(flipped), usual)) continue;
        depends.push_back(ruling);
        break;
      }
    return depends;
  }

  Table tabulated(const std::vector<Ruling>& depends) {
    Table table{depends, std::vector<int>(places_of(depends)), {}};
    for (std::size_t place = 0; place < table.answer.size(); ++place) {
      Rulings rulings;
      std::size_t rest = place;
      for (auto ruling = depends.rbegin(); ruling != depends.rend(); ++ruling) {
        const auto readings = static_cast<std::size_t>(reading_count(*ruling));
        rulings.set(*ruling, static_cast<int>(rest % readings));
        rest /= readings;
      }
      table.answer[place] = number_of(answer_under(rulings), table.answers);
    }
    return table;
  }

  static int number_of(const engines::Reply& reply, std::vector<engines::Reply>& answers) {
    const auto same = [&](const engines::Reply& other) { return agrees(reply, other); };
    const auto found = std::find_if(answers.begin(), answers.end(), same);
    const auto number = found - answers.begin();
    if (found == answers.end()) answers.push_back(reply);
    return static_cast<int>(number);
  }

  // A ruling that changes an answer though the table does not know it.
  std::optional<Ruling> overlooked_by(const Table& table) {
    for (const Rulings& drawn : drawn_) {
      const auto right = [&](const Rulings& rulings) {
        return agrees(answer_under(rulings),
                      table.answers[static_cast<std::size_t>(table.answer_under(rulings))]);
      };
      if (right(drawn)) continue;
      Rulings rulings = drawn;  // set the others back, one by one, until the table is right
      for (const Ruling ruling : all_rulings()) {
        const bool is_known = std::count(table.depends.begin(), table.depends.end(), ruling) > 0;
        if (is_known || rulings.reading(ruling) == 0) continue;
        rulings.set(ruling, 0);
        if (right(rulings)) return ruling;
      }
    }
    return std::nullopt;
  }

  const std::vector<Rulings>& drawn_;
  const Item* item_ = nullptr;
  std::unique_ptr<engines::Engine> engine_ = engines::make_bitboard_engine();
};

}  // namespace

int Table::answer_under(const Rulings& rulings) const { return answer[place_of(depends, rulings)]; }

Questions::Questions(std::span<const scenario::Scenario> scenarios, int jobs) {
  std::vector<Item> items = items_of(scenarios);
  const std::vector<Rulings> drawn = drawn_rulings();
  std::vector<std::optional<Table>> tables(items.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    Tabulator tabulator(drawn);
    for (std::size_t at = next++; at < items.size(); at = next++)
      tables[at] = tabulator.table_of(items[at]);
  };
  std::vector<std::thread> helpers;
  for (int helper = 1; helper < jobs; ++helper) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  for (std::size_t at = 0; at < items.size(); ++at) {
    if (!tables[at]) continue;
    items_.push_back(std::move(items[at]));
    tables_.push_back(std::move(*tables[at]));
  }
}

}  // namespace casebook::infer
