// The rulings that a command line asks for.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/model/rulings.hpp"

namespace casebook::cli {

// Reads the values of --rulings: `literal`, or `ruling=reading` with commas between several, or
// the option several times. What is not named is at its default. Nothing if there is no value; in
// error, one message: an unknown name, a ruling with two readings.
//   rulings_from({"terrain-bonus=only-when-attacked"})
tl::expected<std::optional<Rulings>, std::string> rulings_from(
    const std::vector<std::string>& specs);

// Reads the value of --inferred: a file that `infer --json` wrote. The readings found there;
// nothing if there is no value; in error, one message.
tl::expected<std::optional<Rulings>, std::string> inferred_from(
    const std::optional<std::string>& path);

}  // namespace casebook::cli
