/**
 * Exercise: the knight's tour in Java. Fill in the three gaps, and try it:
 *
 *     javac PlyscopeTour.java Tour.java
 *     plyscope judge --puzzle tour --boards 20 -- java Tour
 *
 * PlyscopeTour.java has to be in the same folder. Moves are tried in the order of {@code board.moves}.
 */
public class Tour {
    /** Whether the route, which ends on this square, can be made a tour. */
    static boolean tour(PlyscopeTour.Board board, PlyscopeTour.Square square) {
        // Gap 1: when is the tour complete?
        for (PlyscopeTour.Square other : board.moves(square)) {
            if (board.route.contains(other)) {
                continue;
            }
            board.put(other);
            // Gap 2: what if the route can be completed from here?
            // Gap 3: how must the route be before the next move is tried?
        }
        return false;
    }

    public static void main(String[] arguments) throws Exception {
        PlyscopeTour.run(board -> tour(board, board.route.get(board.route.size() - 1)));
    }
}
