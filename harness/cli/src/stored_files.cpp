#include "stored_files.hpp"

#include "casebook/corpus/files.hpp"

namespace casebook::cli {
namespace {

constexpr std::size_t most_inference_bytes = 16 * 1024 * 1024;

// Reads a file of at most so many bytes with `read`, which takes its text.
template <class Read>
auto stored_in(const std::string& path, std::size_t most_bytes, const Read& read)
    -> decltype(read(std::string_view())) {
  const auto text = corpus::read_file(path, most_bytes);
  if (!text) return tl::unexpected(corpus::to_text(text.error()));
  auto stored = read(*text);
  if (!stored) return tl::unexpected(path + ": " + stored.error());
  return stored;
}

}  // namespace

tl::expected<report::StoredReport, std::string> report_in(const std::string& path) {
  return stored_in(path, report::most_report_bytes, report::stored_report);
}

tl::expected<report::StoredInference, std::string> inference_in(const std::string& path) {
  return stored_in(path, most_inference_bytes, report::stored_inference);
}

}  // namespace casebook::cli
