// Files of the project that are built into the program.
#pragma once

#include <string_view>

namespace casebook::process::embedded {

std::string_view protocol_schema();  // harness/engines/protocol.schema.json

}  // namespace casebook::process::embedded
