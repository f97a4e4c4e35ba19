// SPDX-License-Identifier: MIT
import casebook.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import ru.vsu.cs.p_p_v.kriegspiel.sdk.game.*;
import ru.vsu.cs.p_p_v.kriegspiel.sdk.unit.BoardUnit;

/**
 * Puts the SDK of https://github.com/IchinichiQ/Kriegspiel behind the protocol.
 *     CASEBOOK_ICHINICHIQ=/its/folder java -cp ADAPTERS:SDK:GSON Ichinichiq [--self-check]
 * SDK has the classes of its kriegspiel-sdk, GSON is the gson.jar that they need; in the folder are
 * field.json and units.json, for the self-check only: a position is given to it as two such files.
 * A smaller map is set into its board with mountains around it.
 */
public final class Ichinichiq extends Adapter {
  private static final List<String> TYPES = List.of("infantry", "cavalry", "cannon", "swiftCannon",
      "relay", "swiftRelay");
  private static final Map<String, String> CELLS = Map.of("mountain", "mountain", "pass",
      "mountainPass", "fort", "fortress");
  private static final Set<Object> TAKEN = Set.of(MoveUnitResult.Success, AttackUnitResult.None,
      AttackUnitResult.Capture, AttackUnitResult.ForcedRetreat);

  /** Its game, with what it last said of a move and of an attack, and of the winner. */
  private static final class Listened extends LocalGame implements GameEventListener {
    Object said;
    Team winner;

    Listened(Path field, Path units) {
      super(field, units);
      addGameEventListener(this);
    }
    @Override public void onUnitMove(MoveUnitResult result) { said = result; }
    @Override public void onAttack(AttackUnitResult result) { said = result; }
    @Override public void onWin(Team team) { winner = team; }
    Stream<BoardUnit> units() {
      return Stream.concat(board.getNorthUnits().stream(), board.getSouthUnits().stream());
    }
  }

  public static void main(String[] arguments) throws Exception { new Ichinichiq().run(arguments); }
  @Override public Map<String, Object> hello() {
    return Map.of("engine", "IchinichiQ/Kriegspiel", "version", "1.0", "language", "Java",
        "source", "https://github.com/IchinichiQ/Kriegspiel",
        "answers", List.of("communication", "attack", "moves", "turn"));
  }

  private static Coordinate at(int cell) { return new Coordinate(cell % 25, cell / 25); }
  private static String type(Object thing) {  // as its files write the name of the class
    String name = thing.getClass().getSimpleName();
    return name.substring(0, 1).toLowerCase() + name.substring(1);
  }
  private static Map<String, Object> entry(int cell, String type, String side) {
    return Map.of("x", cell % 25 + 1, "y", cell / 25 + 1, "type", type, "team", side);
  }

  private static Listened game(Position position) throws Exception {
    List<Object> cells = new ArrayList<>(), units = new ArrayList<>();
    position.terrain.forEach((c, word) -> cells.add(entry(c, CELLS.get(word), "")));
    position.arsenals.forEach((c, side) -> units.add(entry(c, "arsenal", side)));
    position.units.forEach((c, unit) -> units.add(
        entry(c, TYPES.get(Position.KINDS.indexOf(unit.kind())), unit.side())));
    if (position.units.keySet().stream().anyMatch(position.arsenals::containsKey)) {
      throw new Skipped("in the engine no unit can stand on an arsenal");
    }
    Path folder = Files.createTempDirectory("casebook");
    Path field = Files.writeString(folder.resolve("field.json"), Json.write(cells));
    Path army = Files.writeString(folder.resolve("units.json"), Json.write(units));
    Listened game = new Listened(field, army);
    for (Path path : List.of(field, army, folder)) Files.delete(path);
    if (position.toMove.equals("north")) game.endTurn();  // South has the first turn
    return game;
  }

  /** The arsenals and the other units on its board. */
  private static Own read(Listened game) {
    Own own = new Own(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    game.units().forEach(unit -> {
      int cell = unit.getPosition().y * 25 + unit.getPosition().x;
      int kind = TYPES.indexOf(type(unit));
      String side = unit.getTeam().name().toLowerCase();
      if (kind < 0) own.arsenals().put(cell, side);
      else own.units().put(cell, new Position.Unit(side, Position.KINDS.get(kind)));
    });
    return own;
  }

  @Override public Iterable<Integer> communication(Position position) throws Exception {
    Listened game = game(position);
    return position.units.keySet().stream().filter(c ->  // a relay itself always says that it is
        position.units.get(c).side().equals("north") ? game.getBoardCell(at(c)).hasNorthConnection()
            : game.getBoardCell(at(c)).hasSouthConnection()).toList();
  }

  @Override public Map<String, Object> attack(Position position, int cell) throws Exception {
    Listened game = game(withoutShaken(position));
    var stats = game.getUnitCombatStats(at(cell));
    if (position.units.get(cell).side().equals(position.toMove)) game.endTurn();
    game.attackUnit(at(cell));
    String outcome = Map.<Object, String>of(AttackUnitResult.Capture, "destroyed",
        AttackUnitResult.ForcedRetreat, "shaken").getOrDefault(game.said, "resists");
    return Map.of("offence", stats.attackScore, "defence", stats.defenseScore,
        "outcome", stats.attackScore == 0 ? "none" : outcome);
  }

  @Override public List<int[]> moves(Position position, int cell) throws Exception {
    Listened game = game(withoutShaken(wholeTurn(position)));
    List<int[]> found = new ArrayList<>();
    for (int to = 0; to < Position.CELLS; ++to) {
      game.moveUnit(at(cell), at(to));
      if (game.said != MoveUnitResult.Success) continue;
      found.add(new int[] {cell, to});
      game = game(position);
    }
    return found;
  }

  @Override public Map<String, Object> turn(Position position, List<Action> play) throws Exception {
    Listened game = game(withoutShaken(wholeTurn(position)));
    for (int i = 0; i < play.size(); ++i) {
      List<Integer> cells = play.get(i).cells();
      switch (play.get(i).what()) {
        case "move" -> game.moveUnit(at(cells.get(0)), at(cells.get(1)));
        case "attack" -> game.attackUnit(at(cells.get(0)));
        default -> throw new Skipped("the engine has neither destruction nor surrender nor draw");
      }
      if (!TAKEN.contains(game.said)) return refused(i);
    }
    game.endTurn();
    // It sees an end in what is there: without an arsenal a side had lost before.
    boolean knowsEnd = Set.copyOf(position.arsenals.values()).size() == 2;
    String winner = game.winner == null ? null : game.winner.name().toLowerCase();
    var after = position.after(read(game).units(), read(game).arsenals().keySet(), List.of());
    return taken(after, knowsEnd, winner, "end.both-arsenals");
  }

  @Override public Map<Integer, Position.Unit> placed(Position at) throws Exception {
    return read(game(at)).units();
  }

  @Override public Own own() {
    Path folder = Path.of("" + System.getenv("CASEBOOK_ICHINICHIQ"));
    Listened game = new Listened(folder.resolve("field.json"), folder.resolve("units.json"));
    Own own = read(game);
    for (int c : IntStream.range(0, Position.CELLS).toArray()) CELLS.forEach((word, type) -> {
      if (type.equals(type(game.getBoardCell(at(c))))) own.terrain().put(c, word);
    });
    return own;
  }
}
