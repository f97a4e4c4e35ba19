// SPDX-License-Identifier: MIT
package casebook;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The loop of the protocol and the self-check. What the engine cannot do throws Skipped. */
public abstract class Adapter {
  public static final class Skipped extends RuntimeException {
    private static final long serialVersionUID = 1;
    public Skipped(String why) { super(why); }
  }

  /** The position, if its turn has not begun: many engines know no other. */
  public static Position wholeTurn(Position position) {
    if (position.moved.isEmpty()) return position;
    throw new Skipped("the engine cannot be given a position inside a turn");
  }

  public static Position withoutShaken(Position position) {
    if (position.shaken.isEmpty()) return position;
    throw new Skipped("the engine knows no shaken units");
  }

  /** The answer to a turn that the engine refuses. */
  public static Map<String, Object> refused(int at) { return Map.of("legal", false, "at", at); }

  /** The answer to one it takes; without `end` if the engine does not say what a turn ended. */
  public static Map<String, Object> taken(Map<String, Object> after, boolean knowsEnd,
                                          String winner, String by) {
    Map<String, Object> answer = new LinkedHashMap<>(Map.of("legal", true, "position", after));
    if (knowsEnd) answer.put("end", winner == null ? null : Map.of("winner", winner, "by", by));
    return answer;
  }

  public abstract Map<String, Object> hello();
  public abstract Iterable<Integer> communication(Position position) throws Exception;
  public abstract Map<String, Object> attack(Position position, int cell) throws Exception;
  /** {first, last} of every move of the unit on the cell. */
  public abstract List<int[]> moves(Position position, int cell) throws Exception;
  public abstract Map<String, Object> turn(Position position, List<Action> play) throws Exception;
  /** The units that the engine's board holds when it has been given the position. */
  public abstract Map<Integer, Position.Unit> placed(Position position) throws Exception;
  /** The engine's own map, and the units with which it begins a game. */
  public abstract Own own() throws Exception;
  /** Terrain is "mountain", "pass" or "fort"; of an arsenal the side is given. */
  public record Own(Map<Integer, String> terrain, Map<Integer, String> arsenals,
                    Map<Integer, Position.Unit> units) {}

  public final void run(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, "UTF-8");
    System.setOut(System.err);  // what an engine prints must not be taken for answers
    if (List.of(arguments).contains("--self-check")) {
      out.println(Json.write(selfCheck()));
      return;
    }
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Map<String, Object> reply = new LinkedHashMap<>();
      try {
        Map<String, Object> request = Position.cast(Json.read(line));
        if ("bye".equals(request.get("verb"))) return;
        if (request.containsKey("seq")) reply.put("seq", request.get("seq"));
        reply.putAll(answer(request));
      } catch (Skipped why) {
        reply.put("skipped", why.getMessage());
      } catch (Exception | StackOverflowError why) {  // the next question is answered
        reply.put("error", "" + why);
      }
      out.println(Json.write(reply));
    }
  }

  private Map<String, Object> answer(Map<String, Object> request) throws Exception {
    return switch ("" + request.get("verb")) {
      case "hello" -> hello();
      case "rulings" -> rulings(Position.part(request, "set"));
      case "ask" -> Map.of("answer", ask(Position.part(request, "question"),
          new Position(Position.part(request, "position"))));
      default -> Map.of("error", "no such verb; there are hello, rulings, ask, bye");
    };
  }

  /** An engine has its readings, and cannot change them. */
  private Map<String, Object> rulings(Map<String, Object> wanted) {
    Map<String, Object> own = Position.part(hello(), "rulings"), all = new TreeMap<>(own);
    all.putAll(wanted);
    all.keySet().removeIf(ruling -> ("" + own.get(ruling)).equals("" + wanted.get(ruling)));
    return all.isEmpty() ? Map.of("ok", true) : Map.of("ok", false, "cannot", all.keySet());
  }

  private Object ask(Map<String, Object> question, Position position) throws Exception {
    if (question.containsKey("communication")) {
      return Map.of("in", Position.names(communication(position)));
    }
    if (question.containsKey("attack")) {
      int cell = Position.cell(Position.part(question, "attack").get("square"));
      if (!position.units.containsKey(cell)) {
        throw new IllegalArgumentException("no unit on " + Position.name(cell));
      }
      return attack(position, cell);
    }
    if (question.containsKey("turn")) {
      return turn(position, Action.read("" + Position.part(question, "turn").get("play")));
    }
    if (!question.containsKey("moves")) throw new Skipped("the engine has no such function");
    Object of = Position.part(question, "moves").get("of");
    List<Object> found = new ArrayList<>();
    for (int cell : of == null ? position.units.keySet() : List.of(Position.cell(of))) {
      if (!position.units.containsKey(cell)) continue;
      for (int[] move : moves(position, cell)) {
        found.add((of == null ? Position.name(move[0]) + "-" : "") + Position.name(move[1]));
      }
    }
    return Map.of(of == null ? "all" : "to", found);
  }

  private Map<String, Object> selfCheck() throws Exception {
    List<Object> wrong = new ArrayList<>();
    for (int cell = 0; cell < Position.CELLS; ++cell) {
      Position.Unit unit = new Position.Unit(cell % 2 == 0 ? "north" : "south",
          Position.KINDS.get(cell % 6));
      Position position = new Position(Map.of("map", Map.of("columns", 25L, "rows", 20L), "to-move",
          unit.side(), unit.side(), Map.of(unit.kind(), List.of(Position.name(cell)))));
      if (!placed(position).equals(Map.of(cell, unit))) wrong.add(Position.name(cell));
    }
    Map<String, List<Object>> terrain = by(own().terrain), opening = new TreeMap<>();
    by(own().units).forEach((unit, cells) -> opening.put(unit.side() + " " + unit.kind(), cells));
    return Map.of("tried", Position.CELLS, "wrong", wrong, "opening", opening, "map",
        Map.of("columns", 25, "rows", 20, "mountains", terrain.get("mountain"), "passes",
            terrain.get("pass"), "forts", terrain.get("fort"), "arsenals", by(own().arsenals)));
  }

  private static <T> Map<T, List<Object>> by(Map<Integer, T> cells) {
    Map<T, List<Object>> found = new LinkedHashMap<>();
    new TreeMap<>(cells).forEach((cell, value) ->
        found.computeIfAbsent(value, v -> new ArrayList<>()).add(Position.name(cell)));
    return found;
  }
}
