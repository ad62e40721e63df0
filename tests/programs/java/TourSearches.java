import java.util.*;

/** Searches for a knight's tour that are right or have a mistake, by name: {@code java TourSearches goes-on}. */
public class TourSearches {
    static String name;
    static final Set<PlyscopeTour.Square> visitedBefore = new HashSet<>();

    /** Whether the route, which ends on this square, can be made a tour. */
    static boolean tour(PlyscopeTour.Board board, PlyscopeTour.Square square) {
        if (board.route.size() >= board.size - (name.equals("one-short") ? 1 : 0)) {
            return true;
        }
        boolean found = false;
        List<PlyscopeTour.Square> moves = board.moves(square);
        if (name.equals("direction")) {
            Collections.reverse(moves);
        }
        if (name.equals("seven-moves")) {
            moves.removeIf(to -> to.row() - square.row() == -2 && to.column() - square.column() == -1);
        }
        if (name.equals("fewest-first")) {
            moves.sort(Comparator.comparing(to -> board.moves(to).stream().filter(one -> !board.route.contains(one)).count()));
        }
        for (PlyscopeTour.Square other : moves) {
            if (board.route.contains(other) && !name.equals("visited-again")) {
                continue;
            }
            if (name.equals("never-reset") && visitedBefore.contains(other)) {
                continue;
            }
            visitedBefore.add(other);
            board.put(other);
            found |= tour(board, other);
            if (name.equals("first-move-only")) {
                return found;
            }
            if (found && !name.equals("goes-on") && !name.equals("result-ignored")) {
                return true;
            }
            if (!name.equals("not-taken-back")) {
                board.take();
            }
        }
        return name.equals("true-at-dead-end") || found && !name.equals("result-ignored");
    }

    public static void main(String[] arguments) throws Exception {
        name = arguments[0];
        PlyscopeTour.run(board -> tour(board, board.route.get(board.route.size() - 1)));
    }
}
