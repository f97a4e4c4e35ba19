// Files that --json wrote, read again.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "casebook/report/difference.hpp"
#include "casebook/report/stored_inference.hpp"

namespace casebook::cli {

// What `run --json` or `conform --json` wrote. In error, one message that names the file.
tl::expected<report::StoredReport, std::string> report_in(const std::string& path);
// What `infer --json` wrote. In error, one message that names the file.
tl::expected<report::StoredInference, std::string> inference_in(const std::string& path);

}  // namespace casebook::cli
