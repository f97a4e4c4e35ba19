// SPDX-License-Identifier: MIT
import java.lang.{Iterable => JavaIterable}
import java.nio.file.{Files, Paths}
import java.util.{List => JavaList, Map => JavaMap, TreeMap}
import scala.collection.JavaConverters._

import casebook.{Action, Adapter, Position}
import com.github.meckesl.{Game, Square}
import com.github.meckesl.repo.PlayerRepository.{Blue, Red}
import com.github.meckesl.repo.{RuleRepository, TileRepository}
import com.github.meckesl.repo.TileRepository._

/** Puts the rules of https://github.com/meckesl/scalajs-debord-gow behind the protocol.
  *
  *     CASEBOOK_SCALAJS_GOW=/its/folder java -cp ADAPTERS:GOW_SHARED:SCALA_LIBRARY ScalajsGow
  *
  * GOW_SHARED has the classes of its gow-shared for the Java machine; the folder is for --self-check
  * only, where it reads init.board and init.units of gow-client. Red is North. An arsenal is a unit to
  * it, so no other can stand there; it sees no end of a war. The readings are those of its rules.md.
  */
object ScalajsGow extends Adapter {
  private val red = List(RedInfantry, RedCavalry, RedCannon, RedSwiftCannon, RedRelay, RedSwiftRelay)
  private val blue =
    List(BlueInfantry, BlueCavalry, BlueCannon, BlueSwiftCannon, BlueRelay, BlueSwiftRelay)
  private val tiles = Map("mountain" -> Mountain, "pass" -> MountainPass, "fort" -> Fortress)
  private val arsenals = Map("north" -> RedArsenal, "south" -> BlueArsenal)

  def main(arguments: Array[String]): Unit = run(arguments)

  private def json(entries: (String, Any)*): JavaMap[String, Object] =
    entries.map { case (key, value) => key -> value.asInstanceOf[Object] }.toMap.asJava

  override def hello: JavaMap[String, Object] = json(
    "engine" -> "meckesl/scalajs-debord-gow", "version" -> "0.1.0", "language" -> "Scala",
    "source" -> "https://github.com/meckesl/scalajs-debord-gow",
    "answers" -> List("communication", "attack", "moves", "turn").asJava,
    "rulings" -> json("all-isolated" -> "loses-without-communications-units",
      "communications-unit-support" -> "does-not"))

  private def player(side: String) = if (side == "north") Red else Blue

  private def tile(unit: Position.Unit): Tile =
    (if (unit.side == "north") red else blue)(Position.KINDS.indexOf(unit.kind))

  // Its board has the size of the map.
  private def cell(square: Square): Int =
    square.index / RuleRepository.squareX * 25 + square.index % RuleRepository.squareX

  private def at(game: Game, cell: Int): Option[Square] =
    if (cell % 25 >= RuleRepository.squareX) None
    else game.gameSquares.lift(cell / 25 * RuleRepository.squareX + cell % 25)

  private def start(columns: Int, rows: Int, terrain: Int => Tile, units: Int => Tile): Game = {
    RuleRepository.squareX = columns
    RuleRepository.squareY = rows
    val cells = for (row <- 0 until rows; column <- 0 until columns) yield row * 25 + column
    RuleRepository.startingTerrain = cells.map(terrain)
    RuleRepository.startingUnits = cells.map(units)
    new Game
  }

  private def game(position: Position): Game = {
    if (position.units.keySet.asScala.exists(c => position.arsenals.containsKey(c)))
      throw new Adapter.Skipped("in the engine no unit can stand on an arsenal")
    val game = start(position.columns, position.rows,
      c => Option(position.terrain.get(c)).fold[Tile](VoidTile)(tiles),
      c => Option(position.units.get(c)).map(tile)
        .orElse(Option(position.arsenals.get(c)).map(arsenals)).getOrElse(VoidTile))
    game.turnPlayer = player(position.toMove)
    position.moved.asScala.foreach(c => game.turnMovedUnits ++= at(game, c))
    game.turnRemainingMoves -= position.moved.size
    game.forcedRetreat = position.shaken.asScala.headOption.flatMap(at(game, _))
    game
  }

  override def communication(position: Position): JavaIterable[Integer] = {
    val board = game(position)
    position.units.asScala.collect {
      case (c, unit) if at(board, c).get.com(player(unit.side)).nonEmpty => c
    }.toList.sortBy(_.intValue).asJava
  }

  override def attack(position: Position, cell: Int): JavaMap[String, Object] = {
    val square = at(game(position), cell).get
    val (offence, defence) = (square.canBeTargetOfStrength, square.defenseStrength)
    val outcome = List("resists", "shaken", "destroyed")(square.launchAttackOn())
    json("offence" -> offence, "defence" -> defence,
      "outcome" -> (if (offence == 0) "none" else outcome))
  }

  override def moves(position: Position, from: Int): JavaList[Array[Int]] = {
    val board = game(position)
    board.gameSquares
      .filter(to => at(board, from).exists(s => s.canMoveTo(to) || s.canTakeArsenal(to))).map(to => Array(from, cell(to))).asJava
  }

  /** Whether it takes the action; then it has been played. */
  private def takes(board: Game, action: Action): Boolean = {
    val squares = action.cells.asScala.map(c => at(board, c))
    action.what match {
      case "move" => (for (from <- squares.head; to <- squares(1)) yield
        if (!from.canTakeArsenal(to)) from.moveUnitTo(to)
        else { from.takeArsenal(to); true }).getOrElse(false)
      case "attack" => squares.head.exists(target => {
        val isTaken = board.gameSquares.exists(s => s.isCurrentTurn && s.canAttack(target))
        if (isTaken) target.launchAttackOn()
        isTaken
      })
      case _ => throw new Adapter.Skipped("the engine destroys on entry, and knows no other end")
    }
  }

  override def turn(position: Position, play: JavaList[Action]): JavaMap[String, Object] = {
    val board = game(position)
    val refused = play.asScala.indexWhere(action => !takes(board, action))
    if (refused >= 0) return Adapter.refused(refused)
    if (board.turnPlayer == player(position.toMove)) board.nextTurn()
    val own = read(board)
    val shaken = board.forcedRetreat.filter(_.isCurrentTurn).map(s => Int.box(cell(s))).toList
    Adapter.taken(position.after(own.units, own.arsenals.keySet, shaken.asJava), false, null, null)
  }

  private def read(board: Game): Adapter.Own = {
    val own = new Adapter.Own(new TreeMap, new TreeMap, new TreeMap)
    for (square <- board.gameSquares; c = cell(square)) {
      for ((word, tile) <- tiles if tile == square.terrain) own.terrain.put(c, word)
      for ((side, tile) <- arsenals if tile == square.unit) own.arsenals.put(c, side)
      for ((side, kinds) <- List("north" -> red, "south" -> blue); kind = kinds.indexOf(square.unit)
           if kind >= 0) own.units.put(c, new Position.Unit(side, Position.KINDS.get(kind)))
    }
    own
  }

  override def placed(position: Position): JavaMap[Integer, Position.Unit] =
    read(game(position)).units

  override def own: Adapter.Own = {
    def tilesIn(file: String) = new String(Files.readAllBytes(Paths.get(
      System.getenv("CASEBOOK_SCALAJS_GOW"), "gow-client/src/main/resources", file)))
      .filter(TileRepository.all.map(_.char)).map(TileRepository.getByChar)
    val (terrain, units) = (tilesIn("init.board"), tilesIn("init.units"))
    read(start(25, 20, terrain, c => if (TileRepository.units(units(c))) units(c) else VoidTile))
  }
}
