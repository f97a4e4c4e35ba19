#include "words.hpp"

#include "casebook/corpus/registers.hpp"
#include "layout.hpp"

namespace casebook::explain {
namespace {

constexpr std::size_t locators_in_sentences = 2;

}  // namespace

std::string proper(Side side) { return side == Side::north ? "North" : "South"; }

std::string owned(Unit unit) { return proper(unit.side) + "'s " + std::string(prose(unit.kind)); }

std::string briefly(Kind kind) {
  const std::string_view unit = " unit";
  const std::string_view words = prose(kind);
  return std::string(
      words.substr(0, words.size() - (is_communications_unit(kind) ? unit.size() : 0)));
}

std::string the_unit(const Position& position, Square square) {
  const auto unit = position.units.at(square);
  const std::string kind = unit ? std::string(prose(unit->kind)) : "unit";
  return "the " + kind + " on " + square.text();
}

std::string ground(Terrain terrain) {
  if (terrain == Terrain::pass) return " in a pass";
  return terrain == Terrain::fort ? " in a fort" : "";
}

std::string cite(RuleId rule) {
  const corpus::RuleEntry& entry = corpus::registers().of(rule);
  std::string text = std::string(rule.text) + " (";
  for (std::size_t i = 0; i < entry.sources.size(); ++i) {
    if (i > 0) text += ", ";
    if (i == locators_in_sentences) return text + "…)";
    text += entry.sources[i];
  }
  return text + (entry.secondary ? "; secondary)" : ")");
}

std::string reading_line(const Rulings& rulings) {
  if (rulings == Rulings{}) return "";
  return "Read by " + wrapped(to_text(rulings) + ".", 8) + '\n';
}

}  // namespace casebook::explain
