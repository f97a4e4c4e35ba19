#include "engine_named.hpp"

#include <algorithm>

#include "casebook/bitboard/seeded.hpp"
#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/mutants/engine.hpp"
#include "did_you_mean.hpp"

namespace casebook::cli {
namespace {

using MadeEngine = tl::expected<std::unique_ptr<engines::Engine>, std::string>;

constexpr std::string_view literal_with = "literal:";
constexpr std::string_view bitboard_with = "bitboard:";

bool begins_with(const std::string& text, std::string_view beginning) {
  return text.rfind(beginning, 0) == 0;
}

// All bitboards of this process have the fault from now on.
MadeEngine bitboard_with_fault(const std::string& name) {
  const auto faults = bitboard::seeded_faults();
  if (faults.empty()) {
    return tl::unexpected<std::string>(
        "this program was built without faults in the bitboard; configure it with "
        "-DCASEBOOK_TESTS=ON");
  }
  std::vector<std::string_view> names;
  for (const bitboard::SeededFault& fault : faults) names.push_back(fault.name);
  if (std::find(names.begin(), names.end(), name) == names.end()) {
    return tl::unexpected("the bitboard has no fault `" + name + "`" + did_you_mean(name, names));
  }
  bitboard::seed_fault(name);
  return engines::make_bitboard_engine();
}

}  // namespace

tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_named(const std::string& text) {
  if (text == "literal") return engines::make_literal_engine();
  if (text == "bitboard") return engines::make_bitboard_engine();
  if (begins_with(text, literal_with)) return engine_with_fault(text.substr(literal_with.size()));
  if (begins_with(text, bitboard_with)) {
    return bitboard_with_fault(text.substr(bitboard_with.size()));
  }
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
  return mutants::make_engine_with(*mutant);
}

}  // namespace casebook::cli
