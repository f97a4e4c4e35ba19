// Positions that several tests explain, and what every explanation must keep to.
#pragma once

#include <string>
#include <string_view>

#include "../draw/drawn.hpp"

namespace casebook {

// Places units of one kind on squares that stand apart by blanks.
inline void place(Position& position, Unit unit, std::string_view squares) {
  while (!squares.empty()) {
    const std::string_view square = squares.substr(0, squares.find(' '));
    position.units.place(at(square), unit);
    squares.remove_prefix(square.size());
    if (!squares.empty()) squares.remove_prefix(1);
  }
}

// The book's Figure 6, South one infantry short as in the copy at hand.
inline Position figure_6() {
  Position position;
  place(position, {Side::north, Kind::cavalry}, "K12 K13 L12 L13");
  place(position, {Side::north, Kind::infantry}, "G17 H17 I17 J13 J17 K14 K15 K16 L14");
  place(position, {Side::north, Kind::foot_artillery}, "I15");
  place(position, {Side::north, Kind::horse_artillery}, "J15");
  place(position, {Side::north, Kind::foot_communications}, "H12");
  place(position, {Side::north, Kind::mounted_communications}, "L8");
  place(position, {Side::south, Kind::cavalry}, "F21 G21 G22 H22");
  place(position, {Side::south, Kind::infantry}, "I21 J20 K19 L15 L16 L17 M16 N17");
  place(position, {Side::south, Kind::foot_artillery}, "H21");
  place(position, {Side::south, Kind::horse_artillery}, "L18");
  place(position, {Side::south, Kind::foot_communications}, "G23");
  place(position, {Side::south, Kind::mounted_communications}, "N23");
  return position;
}

// Characters of the longest line; UTF-8's later bytes are none.
inline int longest_line(std::string_view text) {
  int longest = 0;
  int length = 0;
  for (const char c : text) {
    if (c == '\n')
      length = 0;
    else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U)
      ++length;
    if (length > longest) longest = length;
  }
  return longest;
}

// The words of a text with one blank between them, wherever its lines and columns end.
inline std::string unwrapped(std::string_view text) {
  std::string words;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\n';
    if (!is_blank)
      words += c;
    else if (!words.empty() && words.back() != ' ')
      words += ' ';
  }
  return words;
}

inline int count_lines(std::string_view text) {
  int lines = 0;
  for (const char c : text) lines += c == '\n' ? 1 : 0;
  return lines;
}

}  // namespace casebook
