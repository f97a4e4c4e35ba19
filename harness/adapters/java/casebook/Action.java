// SPDX-License-Identifier: MIT
package casebook;

import java.util.ArrayList;
import java.util.List;

/** what: "move" with two cells, "attack" or "destroy" with one, "surrender" or "draw" with none. */
public record Action(String what, List<Integer> cells) {
  static List<Action> read(String play) {
    List<Action> actions = new ArrayList<>();
    if (play.matches("surrender|draw")) return List.of(new Action(play, List.of()));
    for (String word : play.strip().equals("-") ? new String[0] : play.strip().split("\\s+")) {
      String[] ends = word.split("-", -1);
      if (ends.length == 2 && !ends[0].equals(ends[1])) {
        actions.add(new Action("move", List.of(Position.cell(ends[0]), Position.cell(ends[1]))));
      } else if (word.matches("[x*].*")) {
        actions.add(new Action(word.charAt(0) == 'x' ? "attack" : "destroy",
            List.of(Position.cell(word.substring(1)))));
      } else {
        throw new IllegalArgumentException("no action: " + word);
      }
    }
    return actions;
  }
}
