// SPDX-License-Identifier: MIT
package casebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A position as the protocol writes it, read and checked; a cell is row * 25 + column, from 0. */
public final class Position {
  public static final int COLUMNS = 25, CELLS = 500;
  public static final List<String> KINDS = List.of("infantry", "cavalry", "foot-artillery",
      "horse-artillery", "foot-communications", "mounted-communications");
  private static final Map<String, Object> OPEN = map("""
      {"columns":25,"rows":20,"arsenals":{"north":["B15","D8"],"south":["T3","T23"]}}""");
  private static final Map<String, Object> BOOK = map("""
      {"columns":25,"rows":20,"arsenals":{"north":["B15","D8"],"south":["T3","T23"]},
       "mountains":["C10","C11","C12","C13","D10","E10","G10","H10","I10","N11","N12","N13","N14",
         "N15","N16","P16","Q16","R16"],
       "passes":["F10","O16"],"forts":["B8","H21","I13","L15","M3","O23"]}""");

  public record Unit(String side, String kind) {}

  public final Map<String, Object> given;
  public final int columns, rows;
  public final Map<Integer, String> terrain = new TreeMap<>();   // "mountain", "pass", "fort"
  public final Map<Integer, String> arsenals = new TreeMap<>();  // those that stand; the side
  private final List<Integer> everyArsenal = new ArrayList<>();
  public final Map<Integer, Unit> units = new TreeMap<>();
  public final String toMove;
  public final List<Integer> shaken, moved;

  public Position(Map<String, Object> given) {
    this.given = given;
    Object name = given.get("map");
    Map<String, Object> map = "book".equals(name) ? BOOK : "open".equals(name) ? OPEN : cast(name);
    columns = ((Long) map.get("columns")).intValue();
    rows = ((Long) map.get("rows")).intValue();
    if (columns < 1 || columns > COLUMNS || rows < 1 || rows > CELLS / COLUMNS) {
      throw new IllegalArgumentException("a map has up to 25 columns and 20 rows");
    }
    // On a board of full size mountains stand for what lies off a smaller map.
    for (int c = 0; c < CELLS; ++c) if (!has(c)) terrain.put(c, "mountain");
    cells(map, "mountains").forEach(c -> terrain.put(c, "mountain"));
    cells(map, "passes").forEach(c -> terrain.put(c, "pass"));
    cells(map, "forts").forEach(c -> terrain.put(c, "fort"));
    part(map, "arsenals").keySet().forEach(side -> cells(part(map, "arsenals"), side)
        .forEach(c -> arsenals.put(c, side)));
    everyArsenal.addAll(arsenals.keySet());
    arsenals.keySet().removeAll(cells(given, "destroyed-arsenals"));
    toMove = (String) given.get("to-move");
    for (String side : List.of(toMove, other(toMove))) {
      for (String kind : part(given, side).keySet()) {
        if (!KINDS.contains(kind)) throw new IllegalArgumentException("no kind of unit: " + kind);
        for (int c : cells(part(given, side), kind)) {
          if ("mountain".equals(terrain.get(c)) || units.put(c, new Unit(side, kind)) != null) {
            throw new IllegalArgumentException(name(c) + " cannot take a unit");
          }
        }
      }
    }
    shaken = cells(given, "shaken");
    moved = cells(given, "moved");
  }

  public boolean has(int cell) { return cell % COLUMNS < columns && cell / COLUMNS < rows; }

  /** The position after the turn's end, as the protocol writes it. */
  public Map<String, Object> after(Map<Integer, Unit> units, Iterable<Integer> standing,
                                   List<Integer> shaken) {
    Map<String, Object> written = new LinkedHashMap<>(Map.of("to-move", other(toMove),
        "map", given.get("map"), "turn", (Long) given.getOrDefault("turn", 1L) + 1,
        "north", new TreeMap<String, Object>(), "south", new TreeMap<String, Object>()));
    new TreeMap<>(units).forEach((c, unit) -> Position.<List<Object>>cast(part(written, unit.side)
        .computeIfAbsent(unit.kind, kind -> new ArrayList<>())).add(name(c)));
    List<Integer> destroyed = new ArrayList<>(everyArsenal);
    standing.forEach(destroyed::remove);
    if (!destroyed.isEmpty()) written.put("destroyed-arsenals", names(destroyed));
    if (!shaken.isEmpty()) written.put("shaken", names(shaken));
    return written;
  }

  public static int cell(Object square) {
    if (!(square instanceof String s) || !s.matches("[A-T]([1-9]|1[0-9]|2[0-5])")) {
      throw new IllegalArgumentException("no square: " + square);
    }
    return (s.charAt(0) - 'A') * COLUMNS + Integer.parseInt(s.substring(1)) - 1;
  }

  public static String name(int cell) {
    return (char) ('A' + cell / COLUMNS) + "" + (cell % COLUMNS + 1);
  }

  public static List<Object> names(Iterable<Integer> cells) {
    List<Object> names = new ArrayList<>();
    cells.forEach(cell -> names.add(name(cell)));
    return names;
  }

  public static String other(String side) {
    if (side.equals("north")) return "south";
    if (side.equals("south")) return "north";
    throw new IllegalArgumentException("a side is north or south");
  }

  static List<Integer> cells(Map<String, Object> in, String key) {
    List<Object> squares = cast(in.getOrDefault(key, List.of()));
    return squares.stream().map(Position::cell).toList();
  }

  static Map<String, Object> part(Map<String, Object> of, String key) {
    return cast(of.getOrDefault(key, Map.of()));
  }

  private static Map<String, Object> map(String json) { return cast(Json.read(json)); }

  @SuppressWarnings("unchecked")
  static <T> T cast(Object value) { return (T) value; }
}
