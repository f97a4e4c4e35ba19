#include "rulings_spec.hpp"

#include <map>

#include "did_you_mean.hpp"
#include "stored_files.hpp"

namespace casebook::cli {
namespace {

std::vector<std::string> parts_of(const std::vector<std::string>& specs) {
  std::vector<std::string> parts;
  for (const std::string& spec : specs) {
    std::size_t from = 0;
    for (std::size_t comma = spec.find(','); comma != std::string::npos;
         comma = spec.find(',', from)) {
      parts.push_back(spec.substr(from, comma - from));
      from = comma + 1;
    }
    parts.push_back(spec.substr(from));
  }
  return parts;
}

std::string no_ruling(const std::string& text) {
  std::vector<std::string_view> names{"literal"};
  for (const Ruling ruling : all_rulings()) names.push_back(name(ruling));
  return "there is no ruling `" + text + "`" + did_you_mean(text, names);
}

std::string no_reading(Ruling ruling, const std::string& text) {
  std::string message =
      "the ruling `" + std::string(name(ruling)) + "` has no reading `" + text + "`; it has ";
  for (int reading = 0; reading < reading_count(ruling); ++reading) {
    message += reading == 0 ? "`" : ", `";
    message += reading_name(ruling, reading);
    message += '`';
  }
  return message;
}

// Sets what one `ruling=reading` says; a message if it cannot be read.
std::string read_part(const std::string& part, std::map<Ruling, int>& chosen) {
  const std::size_t sign = part.find('=');
  const std::string ruling_text = part.substr(0, sign);
  const auto ruling = ruling_named(ruling_text);
  if (!ruling) return no_ruling(ruling_text);
  if (sign == std::string::npos) {
    return "`" + part + "` lacks its reading; write `" + part + "=" +
           std::string(reading_name(*ruling, 0)) + "`, for example";
  }
  const std::string reading_text = part.substr(sign + 1);
  const auto reading = reading_named(*ruling, reading_text);
  if (!reading) return no_reading(*ruling, reading_text);
  const auto [known, is_new] = chosen.emplace(*ruling, *reading);
  if (is_new || known->second == *reading) return {};
  return "the ruling `" + ruling_text + "` is given two readings";
}

}  // namespace

tl::expected<std::optional<Rulings>, std::string> rulings_from(
    const std::vector<std::string>& specs) {
  if (specs.empty()) return std::optional<Rulings>{};
  std::map<Ruling, int> chosen;
  for (const std::string& part : parts_of(specs)) {
    if (part == "literal") continue;
    const std::string problem = read_part(part, chosen);
    if (!problem.empty()) return tl::unexpected("--rulings: " + problem);
  }
  Rulings rulings;
  for (const auto& [ruling, reading] : chosen) rulings.set(ruling, reading);
  return std::optional<Rulings>{rulings};
}

tl::expected<std::optional<Rulings>, std::string> inferred_from(
    const std::optional<std::string>& path) {
  if (!path) return std::optional<Rulings>{};
  const auto found = inference_in(*path);
  if (!found) return tl::unexpected("--inferred: " + found.error());
  return std::optional<Rulings>(found->taken());
}

}  // namespace casebook::cli
