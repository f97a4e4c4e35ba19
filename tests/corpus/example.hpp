// A small scenario without fault, and the same with one thing changed.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "casebook/corpus/read.hpp"

namespace casebook::corpus {

inline constexpr std::string_view example =
    R"(# yaml-language-server: $schema=../schema.json
id: a-case
title: Two infantry against one
rules: [clash.destroyed, factor.infantry]
when: {terrain-bonus: [whenever-defending, only-when-attacked]}
why: >
  C3 and C4 count 4 each. 4 + 4 = 8 against 6.
source: {text: [III.2.4, II.4.1]}
hunts: only the attacker in contact counted
position:
  map: {columns: 9, rows: 7, mountains: [E1], passes: [E2], forts: [E3], arsenals: {north: [A3, A4], south: [G9]}}
  to-move: north
  north: {infantry: [C3, C4], foot-communications: [A9]}
  south: {infantry: [C5], cavalry: [F1]}
  shaken: [C4]
  moved: [C3]
  destroyed-arsenals: [A3]
  turn: 9
  could-move: [C3]
checks:
  - communication: {in: [C4], out: [F1]}
  - attack: {square: C5, offence: 8, defence: 6, outcome: destroyed, counting: {C3: 4, C4: 4, C5: 6}}
  - moves: {of: C3, to: [B2, B3]}
  - moves: {all: ["C3-B3", "C4-B4"]}
  - turn: {play: "C3-B3 xC5", then: [{end: none}, {stands: {C5: nobody, B3: north infantry}}]}
  - refused: {play: "C3-A1", because: move.speed}
  - violations: {play: "*G9 C3-B3", all: [move.speed, clash.target]}
  - game: {turns: ["C3-B3", "-"], after: {2: [{to-move: north}]}}
readings:
  charge-from-fort:
    barred:
      - attack: {square: C5, outcome: destroyed}
not:
  - {check: 2, offence: 4, without: factor.infantry}
)";

// The example with `from`, which must stand in it once, replaced by `to`.
inline std::string with(std::string_view from, std::string_view to) {
  std::string text(example);
  const std::size_t at = text.find(from);
  if (at == std::string::npos || text.find(from, at + 1) != std::string::npos) {
    ADD_FAILURE() << "stands in the example not once: " << from;
    return text;
  }
  return text.replace(at, from.size(), to);
}

inline std::vector<FileError> errors_in(std::string_view text,
                                        const std::string& name = "a-case.yaml") {
  auto scenario = read_scenario(text, name);
  return scenario ? std::vector<FileError>{} : scenario.error();
}

// A change that makes the example faulty. `@@` in `to` (taken out before reading) marks where the
// one error must point.
struct Fault {
  std::string from;
  std::string to;
  std::string message;  // a part of it
};

inline void expect_fault(const Fault& fault) {
  std::string text = with(fault.from, fault.to);
  const std::size_t at = text.find("@@");
  ASSERT_NE(at, std::string::npos) << fault.to;
  text.erase(at, 2);
  int line = 1;
  int column = 1;
  for (std::size_t i = 0; i < at; ++i) {
    if (text[i] == '\n') {
      ++line;
      column = 1;
    } else if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) {
      ++column;
    }
  }
  const auto errors = errors_in(text);
  ASSERT_EQ(errors.size(), 1U) << fault.to << (errors.empty() ? "" : "\n" + to_text(errors[0]))
                               << (errors.size() < 2 ? "" : "\n" + to_text(errors[1]));
  EXPECT_EQ(errors[0].file, "a-case.yaml");
  EXPECT_EQ(errors[0].line, line) << fault.to << "\n" << errors[0].message;
  EXPECT_EQ(errors[0].column, column) << fault.to << "\n" << errors[0].message;
  EXPECT_THAT(errors[0].message, ::testing::HasSubstr(fault.message)) << fault.to;
}

}  // namespace casebook::corpus
