#include "casebook/corpus/registers.hpp"
#include "casebook/explain/registers.hpp"
#include "layout.hpp"
#include "nearest.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

std::string readings_of(const corpus::RulingEntry& ruling) {
  std::vector<std::string> names;
  for (const corpus::ReadingEntry& reading : ruling.readings)
    names.push_back(reading.name + (names.empty() ? " (default)" : ""));
  return joined(names, " · ");
}

std::string reading_paragraph(const corpus::ReadingEntry& reading, std::string_view mark) {
  constexpr std::size_t beside = 9;
  return "\n" + reading.name + std::string(mark) + '\n' + padded("  means", beside) +
         wrapped(reading.means, beside) + '\n' + padded("  for", beside) +
         wrapped(reading.speaks_for, beside) + '\n';
}

std::string page_of(const corpus::RulingEntry& ruling) {
  constexpr std::size_t beside = 11;
  std::string text = std::string(name(ruling.ruling)) + "\n\n" + wrapped(ruling.question, 0) + '\n';
  for (const corpus::ReadingEntry& reading : ruling.readings)
    text += reading_paragraph(reading, &reading == &ruling.readings.front() ? " (default)" : "");
  text += '\n' + padded("owner", beside) + wrapped(cite(ruling.owner), beside) + '\n';
  text += padded("sentences", beside) + wrapped(joined(ruling.sentences, ", "), beside) + '\n';
  if (ruling.engines.empty()) return text;
  return text + padded("engines", beside) + wrapped(ruling.engines, beside) + '\n';
}

}  // namespace

std::string rulings_list() {
  std::string text;
  for (const corpus::RulingEntry& ruling : corpus::registers().rulings) {
    if (!text.empty()) text += '\n';
    text += std::string(name(ruling.ruling)) + '\n';
    text += "  " + wrapped(ruling.question, 2) + '\n';
    text += "  " + wrapped(readings_of(ruling), 2) + '\n';
  }
  return text;
}

tl::expected<std::string, std::string> ruling_page(std::string_view text) {
  if (const auto ruling = ruling_named(text)) return page_of(corpus::registers().of(*ruling));
  std::vector<std::string_view> known;
  for (const Ruling ruling : all_rulings()) known.push_back(name(ruling));
  return tl::make_unexpected(no_such("ruling", text, known, "casebook rulings"));
}

}  // namespace casebook::explain
