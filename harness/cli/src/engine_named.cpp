#include "engine_named.hpp"

#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"

namespace casebook::cli {

tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_named(const std::string& text) {
  if (text == "literal") return engines::make_literal_engine();
  if (text == "bitboard") return engines::make_bitboard_engine();
  return tl::unexpected("--engine: there is no engine `" + text +
                        "`; there are `literal` and `bitboard`");
}

}  // namespace casebook::cli
