// SPDX-License-Identifier: MIT
package ruleslogic;  // the engine's own: what it says of an attack it says to its package only

import casebook.*;
import com.example.gameofwarapp.*;
import java.util.*;

/**
 * Puts the rules of https://github.com/ar7w1n/GameOfWar (Android) behind the protocol.
 *     java -cp ADAPTERS:ENGINE ruleslogic.Ar7w1n [--self-check]
 * ENGINE has the engine's classes, and those of Android that they name. A smaller map is set into
 * its board with mountains around it. The readings declared are those that its GoWRules.txt states.
 */
public final class Ar7w1n extends Adapter {
  private static final List<String> TYPES = List.of("INFANTRY", "CAVALRY", "ARTILLERY",
      "ARTILLERYMOUNTED", "TRANSMISSION", "TRANSMISSIONMOUNTED");
  private static final Map<String, String> PLACES = Map.of("mountain", "MOUNTAIN", "pass",
      "MOUNTAIN_PASS", "fort", "FORTRESS");

  public static void main(String[] arguments) throws Exception { new Ar7w1n().run(arguments); }

  @Override public Map<String, Object> hello() {
    return Map.of("engine", "ar7w1n/GameOfWar", "version", "1.0", "language", "Java", "source",
        "https://github.com/ar7w1n/GameOfWar", "answers",
        List.of("communication", "attack", "moves", "turn"), "rulings", Map.of("no-room-judged",
        "at-once", "arsenal-destruction", "at-turn-end", "redirecting-needs", "line-or-contact"));
  }

  // Its row a is the southernmost.
  private static int location(int cell) { return (cell % 25 + 1) * 21 + 20 - cell / 25; }
  private static int cell(int location) { return (20 - location % 21) * 25 + location / 21 - 1; }

  private static Board board(Position position) {
    ArrayList<PiecePlacer> pieces = new ArrayList<>();
    position.terrain.forEach((c, word) -> pieces.add(piece(c, PLACES.get(word))));
    position.arsenals.forEach((c, side) -> pieces.add(piece(c, "ARSENAL_" + side)));
    position.units.forEach((c, unit) -> pieces.add(
        piece(c, TYPES.get(Position.KINDS.indexOf(unit.kind())) + "_" + unit.side())));
    int first = position.shaken.isEmpty() ? 0 : location(position.shaken.get(0));
    return new Board(pieces, position.toMove, first);
  }

  private static PiecePlacer piece(int cell, String id) {
    return new PiecePlacer(location(cell), PieceID.valueOf(id.toUpperCase()));
  }

  private static Board.Army army(Board board, String side) {
    return side.equals("north") ? board.getNorthArmy() : board.getSouthArmy();
  }

  @Override public Iterable<Integer> communication(Position position) {
    Board board = board(position);
    return position.units.keySet().stream().filter(c ->
        army(board, position.units.get(c).side()).getFighterAt(location(c)).inComms).toList();
  }

  @Override public Map<String, Object> attack(Position position, int cell) {
    String side = position.units.get(cell).side(), other = Position.other(side);
    if (!position.shaken.isEmpty() && other.equals(position.toMove)) {
      throw new Skipped("the engine leaves the shaken unit out only within a whole turn");
    }
    Board board = board(position);
    Board.Army attacker = army(board, other), defender = army(board, side);
    int offence = attacker.attack(location(cell)), defence = defender.defend(location(cell));
    board.locationMustMove = 0;
    board.resolveAttack(attacker, defender, location(cell));
    boolean isGone = !defender.hasFighterAt(location(cell));
    // A shaken unit without room goes at once: then what it says is not the outcome of the clash.
    if (isGone && offence == defence + 1) return Map.of("offence", offence, "defence", defence);
    String outcome = offence == 0 ? "none" : isGone ? "destroyed"
        : board.locationMustMove != 0 ? "shaken" : "resists";
    return Map.of("offence", offence, "defence", defence, "outcome", outcome);
  }

  @Override public List<int[]> moves(Position position, int cell) {
    Board board = board(wholeTurn(position));
    List<int[]> found = new ArrayList<>();
    for (int to = 0; to < Position.CELLS; ++to) {  // out and back is a move to the engine
      if (to != cell && way(board, new int[16], 0, cell, to)) found.add(new int[] {cell, to});
    }
    return found;
  }

  /** Fills in the move if the engine allows it, over whatever middle square it allows. */
  private static boolean way(Board board, int[] form, int at, int from, int to) {
    form[at] = location(from);
    form[at + 1] = location(to);
    if (board.validateMove(form).equals("valid")) return true;
    form[at + 2] = location(to);
    for (int direction : Board.directions) {
      form[at + 1] = location(from) + direction;
      if (Board.isOnBoard(form[at + 1]) && board.validateMove(form).equals("valid")) return true;
    }
    return false;
  }

  @Override public Map<String, Object> turn(Position position, List<Action> play) {
    Board board = board(wholeTurn(position));
    int[] form = new int[16];  // five moves of three squares, and the attacked square
    for (int at = 0; at < play.size(); ++at) {
      Action action = play.get(at);
      boolean isMove = action.what().equals("move"), isAttack = action.what().equals("attack");
      if (form[15] != 0 || !(isMove && at < 5 || isAttack)) {
        throw new Skipped("the engine's form for a turn is five moves and then an attack");
      }
      int first = action.cells().get(0), last = action.cells().get(isMove ? 1 : 0);
      if (isAttack) form[15] = location(first);
      else if (!way(board, form, 3 * at, first, last)) return refused(at);
    }
    if (!board.validateMove(form).equals("valid")) return refused(play.size());
    boolean isWonBefore = board(position).processMove(new int[16]).contains("wins!");
    String done = board.processMove(form);
    if (done.startsWith("oops")) return Map.of("legal", false);
    Own own = read(done);
    int first = Integer.parseInt(done.split("//")[3]);
    boolean hasArsenals = own.arsenals().containsValue(Position.other(position.toMove));
    List<Integer> shaken = first == 0 ? List.of() : List.of(cell(first));
    return taken(position.after(own.units(), own.arsenals().keySet(), shaken), !isWonBefore,
        done.contains("wins!") ? position.toMove : null,
        hasArsenals ? "end.no-fighting-unit" : "end.both-arsenals");
  }

  /** What stands in the engine's notation for places and units: locations and kinds in turn. */
  private static Own read(String board) {
    Own own = new Own(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    String[] parts = board.split("//"), numbers = (parts[0] + " " + parts[1]).strip().split(" +");
    for (int i = 0; i + 1 < numbers.length; i += 2) {
      String id = "" + PieceID.values[Integer.parseInt(numbers[i + 1])];
      int cell = cell(Integer.parseInt(numbers[i])), kind = TYPES.indexOf(id.split("_")[0]);
      String side = id.endsWith("_NORTH") ? "north" : "south";
      if (id.startsWith("ARSENAL")) own.arsenals().put(cell, side);
      PLACES.forEach((word, place) -> { if (place.equals(id)) own.terrain().put(cell, word); });
      if (kind >= 0) own.units().put(cell, new Position.Unit(side, Position.KINDS.get(kind)));
    }
    return own;
  }

  @Override public Map<Integer, Position.Unit> placed(Position position) {
    return read("" + board(position)).units();
  }

  @Override public Own own() { return read("" + StockStates.makePumpHouse()); }
}
