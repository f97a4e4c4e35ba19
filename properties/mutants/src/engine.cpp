#include "casebook/mutants/engine.hpp"

#include "casebook/engines/literal_engine.hpp"

namespace casebook::mutants {

std::unique_ptr<engines::Engine> make_engine_with(const Mutant& mutant) {
  return engines::make_book_engine(
      "casebook-literal with " + mutant.name,
      [&mutant](const Rulings& rulings) { return book_with(mutant, rulings); });
}

}  // namespace casebook::mutants
