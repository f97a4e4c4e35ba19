#include "casebook/model/rulings.hpp"

namespace casebook {
namespace {

struct RulingNames {
  std::string_view ruling;
  std::array<std::string_view, 4> readings;  // empty where the ruling has fewer
};

constexpr std::array<RulingNames, ruling_count> table{{
    {"line-cutters", {"any-enemy-unit", "fighting-units", "connected-fighting-units", ""}},
    {"enemy-arsenal-on-line", {"open", "blocks", "", ""}},
    {"occupied-arsenal", {"silent", "radiates", "", ""}},
    {"arsenal-square", {"communicates", "does-not", "", ""}},
    {"contact-links", {"all-units", "fighting-units", "", ""}},
    {"redirecting-needs", {"line", "line-or-contact", "", ""}},
    {"communication-read", {"after-every-move", "at-turn-start-and-before-the-attack", "", ""}},
    {"fast-move-through-isolation", {"passes", "stops", "", ""}},
    {"two-diagonal-steps", {"any", "in-line", "", ""}},
    {"isolated-communications-unit", {"defends-with-one", "defends-with-zero", "", ""}},
    {"communications-unit-support", {"counts", "does-not", "", ""}},
    {"units-stop-fire", {"none", "enemies", "", ""}},
    {"terrain-bonus", {"whenever-defending", "only-when-attacked", "", ""}},
    {"charge-from-fort", {"barred", "allowed", "", ""}},
    {"shaken-cavalry-in-column", {"counts-zero", "breaks-column", "", ""}},
    {"arsenal-destruction",
     {"declared-as-attack", "on-entry-ends-turn", "on-entry-freely", "at-turn-end"}},
    {"arsenal-assailant", {"in-communication", "any-fighting-unit", "", ""}},
    {"shaken-unit-on-arsenal", {"harmless", "destroys", "", ""}},
    {"retreat-distance", {"full-speed", "one-square", "", ""}},
    {"no-room-judged", {"at-its-first-move", "at-once", "", ""}},
    {"isolated-shaken-unit", {"destroyed", "stays", "retreats", ""}},
    {"all-isolated", {"plays-on", "loses", "loses-without-communications-units", ""}},
}};

const RulingNames& names_of(Ruling ruling) { return table[static_cast<std::size_t>(ruling)]; }

}  // namespace

const std::array<Ruling, ruling_count>& all_rulings() {
  static const auto rulings = [] {
    std::array<Ruling, ruling_count> list{};
    for (std::size_t i = 0; i < ruling_count; ++i) list[i] = static_cast<Ruling>(i);
    return list;
  }();
  return rulings;
}

std::string_view name(Ruling ruling) { return names_of(ruling).ruling; }

std::optional<Ruling> ruling_named(std::string_view text) {
  for (const Ruling ruling : all_rulings())
    if (name(ruling) == text) return ruling;
  return std::nullopt;
}

int reading_count(Ruling ruling) {
  int count = 0;
  for (const std::string_view reading : names_of(ruling).readings)
    if (!reading.empty()) ++count;
  return count;
}

std::string_view reading_name(Ruling ruling, int reading) {
  return names_of(ruling).readings[static_cast<std::size_t>(reading)];
}

std::optional<int> reading_named(Ruling ruling, std::string_view text) {
  for (int reading = 0; reading < reading_count(ruling); ++reading)
    if (reading_name(ruling, reading) == text) return reading;
  return std::nullopt;
}

std::string to_text(const Rulings& rulings) {
  std::string text;
  for (const Ruling ruling : all_rulings()) {
    const int reading = rulings.reading(ruling);
    if (reading == 0) continue;
    if (!text.empty()) text += ", ";
    text += std::string(name(ruling)) + ": " + std::string(reading_name(ruling, reading));
  }
  return text.empty() ? "literal" : text;
}

}  // namespace casebook

std::size_t std::hash<casebook::Rulings>::operator()(
    const casebook::Rulings& rulings) const noexcept {
  std::size_t value = 0;
  for (const std::uint8_t choice : rulings.choices_) value = value * 5 + choice;
  return value;
}
