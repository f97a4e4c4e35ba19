#include "engine_named.hpp"

#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/mutants/mutants.hpp"
#include "did_you_mean.hpp"

namespace casebook::cli {
namespace {

constexpr std::string_view with_fault = "literal:";

}  // namespace

tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_named(const std::string& text) {
  if (text == "literal") return engines::make_literal_engine();
  if (text == "bitboard") return engines::make_bitboard_engine();
  if (text.rfind(with_fault, 0) == 0) return engine_with_fault(text.substr(with_fault.size()));
  return tl::unexpected("there is no engine `" + text +
                        "`; there are `literal`, `bitboard` and `literal:FAULT`");
}

tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_with_fault(
    const std::string& name) {
  const mutants::Mutant* mutant = mutants::mutant_named(name);
  if (mutant == nullptr) {
    std::vector<std::string_view> names;
    for (const mutants::Mutant& other : mutants::all_mutants()) names.emplace_back(other.name);
    return tl::unexpected("there is no wrong variant `" + name + "`" + did_you_mean(name, names));
  }
  return engines::make_book_engine(
      "casebook-literal with " + mutant->name,
      [mutant](const Rulings& rulings) { return mutants::book_with(*mutant, rulings); });
}

}  // namespace casebook::cli
