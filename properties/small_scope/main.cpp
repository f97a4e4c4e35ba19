// casebook_small_scope: the bitboard against the literal rules on all positions of a small board.
#include <charconv>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "armies.hpp"
#include "comparing.hpp"

namespace casebook::small_scope {
namespace {

struct Options {
  int units = 2;
  unsigned long long shard = 0, shards = 1;
  Rulings under;
  enum class Readings { one, every } readings = Readings::one;
};

constexpr const char* usage =
    "usage: casebook_small_scope [--units N] [--shard I/N] [--under RULING=READING]\n"
    "                            [--every-reading]\n"
    "Compares both engines on all positions with up to N (2) units a side on a board of 4 x 4;\n"
    "of them, only every N-th one from I on; under a reading other than the default, or, one\n"
    "after the other, under every single one.\n";

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return is_whole ? std::optional<Number>(value) : std::nullopt;
}

bool read_shard(std::string_view text, Options& options) {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return false;
  const auto shard = number<unsigned long long>(text.substr(0, slash));
  const auto shards = number<unsigned long long>(text.substr(slash + 1));
  if (!shard || !shards || *shards == 0 || *shard >= *shards) return false;
  options.shard = *shard;
  options.shards = *shards;
  return true;
}

bool read_reading(std::string_view text, Options& options) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const auto ruling = ruling_named(text.substr(0, equals));
  if (!ruling) return false;
  const auto reading = reading_named(*ruling, text.substr(equals + 1));
  if (!reading) return false;
  options.under.set(*ruling, *reading);
  return true;
}

bool read_units(std::string_view text, Options& options) {
  const auto units = number<int>(text);
  if (!units || *units < 1 || *units > 3) return false;
  options.units = *units;
  return true;
}

std::optional<Options> read(int count, char** arguments) {
  Options options;
  for (int at = 1; at < count; ++at) {
    const std::string_view name = arguments[at];
    if (name == "--every-reading") {
      options.readings = Options::Readings::every;
      continue;
    }
    if (at + 1 == count) return std::nullopt;
    const std::string_view value = arguments[++at];
    const bool is_read = (name == "--units" && read_units(value, options)) ||
                         (name == "--shard" && read_shard(value, options)) ||
                         (name == "--under" && read_reading(value, options));
    if (!is_read) return std::nullopt;
  }
  return options;
}

struct Count {
  unsigned long long positions = 0;
  unsigned long long compared = 0;
};

// The first difference under these readings, if there is one.
std::optional<std::string> compare_all(const std::vector<Army>& armies, const BoardPointer& board,
                                       const Rulings& rulings, const Options& options,
                                       Count& count) {
  Comparing comparing(board, rulings);
  const unsigned long long pairs = static_cast<unsigned long long>(armies.size()) * armies.size();
  std::optional<std::string> found;
  for (unsigned long long pair = options.shard; pair < pairs && !found; pair += options.shards) {
    Position position;
    position.board = board;
    if (!place(position, Side::north, armies[pair / armies.size()])) continue;
    if (!place(position, Side::south, armies[pair % armies.size()])) continue;
    ++count.positions;
    found = comparing.difference(position);
  }
  count.compared += comparing.compared();
  return found;
}

std::vector<Rulings> readings_of(const Options& options) {
  if (options.readings == Options::Readings::one) return {options.under};
  std::vector<Rulings> all;
  for (const Ruling ruling : all_rulings())
    for (int reading = 1; reading < reading_count(ruling); ++reading) {
      all.push_back(options.under);
      all.back().set(ruling, reading);
    }
  return all;
}

int run(const Options& options) {
  const BoardPointer board = small_board();
  const std::vector<Army> armies = armies_of(*board, options.units);
  Count all;
  for (const Rulings& rulings : readings_of(options)) {
    Count count;
    const auto found = compare_all(armies, board, rulings, options, count);
    std::printf("%s: %llu positions, %llu answers compared, %s\n", to_text(rulings).c_str(),
                count.positions, count.compared, found ? "the engines differ" : "no difference");
    std::fflush(stdout);
    if (found) {
      std::printf("%s\n", found->c_str());
      return 1;
    }
    all.positions += count.positions;
    all.compared += count.compared;
  }
  std::printf("%llu positions, %llu answers compared\n", all.positions, all.compared);
  return 0;
}

}  // namespace
}  // namespace casebook::small_scope

int main(int count, char** arguments) {
  const auto options = casebook::small_scope::read(count, arguments);
  if (options) return casebook::small_scope::run(*options);
  std::fputs(casebook::small_scope::usage, stderr);
  return 2;
}
