// A map: its size, its terrain, and the arsenals with their owners. Nothing on it ever changes.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "casebook/model/side.hpp"
#include "casebook/model/square.hpp"

namespace casebook {

enum class Terrain : std::uint8_t { plain, mountain, pass, fort };

// "plain", "mountain", "pass", "fort".
std::string_view name(Terrain terrain);

// A board of up to 25 columns by 20 rows. Its north-west corner is A1. An arsenal stands on a
// square that is plain otherwise.
class Board {
 public:
  // columns 1–25, rows 1–20; everything plain, no arsenal.
  Board(int columns, int rows);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  bool contains(Square square) const { return square.row() < rows_ && square.column() < columns_; }
  // The next square that way on this board, or nothing beyond its edge.
  std::optional<Square> neighbour(Square from, Direction direction) const;

  Terrain terrain(Square square) const { return terrain_[index(square)]; }
  // The squares with that terrain. Terrain::plain includes the arsenals.
  Squares squares_with(Terrain terrain) const;
  // The side whose arsenal the map has there, fallen since or not; nothing if there is none.
  std::optional<Side> arsenal_owner(Square square) const;
  const Squares& arsenals(Side side) const { return arsenals_[static_cast<std::size_t>(side)]; }

  // For building a map; `square` is on the board.
  void set_terrain(Square square, Terrain terrain);
  void set_arsenal(Square square, Side owner);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  static std::size_t index(Square square) { return static_cast<std::size_t>(square.index()); }
  int columns_;
  int rows_;
  std::array<Terrain, Square::count> terrain_{};
  std::array<Squares, 2> arsenals_{};
};

using BoardPointer = std::shared_ptr<const Board>;

// The map printed in the book (terrain.board, terrain.census).
BoardPointer book_map();
// 25 columns by 20 rows, plain, with the book's four arsenals.
BoardPointer open_map();

// On the book's map rows A–J are North's territory, rows K–T South's (terrain.board).
Side territory_of(Square square);

}  // namespace casebook

template <>
struct std::hash<casebook::Board> {
  std::size_t operator()(const casebook::Board& board) const noexcept;
};
