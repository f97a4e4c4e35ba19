#include "mutants.hpp"

namespace casebook::cli {

std::vector<Command> mutant_commands() { return {}; }

tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_with_fault(const std::string&) {
  return tl::unexpected<std::string>(
      "--fault: this program was built without wrong variants of the rules; configure it with "
      "-DCASEBOOK_TESTS=ON");
}

}  // namespace casebook::cli
