/**
 * Exercise: the queens' problem in Java. Fill in the three gaps, and try it:
 *
 *     javac PlyscopeQueens.java Queens.java
 *     plyscope judge --puzzle queens --boards 20 -- java Queens
 *
 * PlyscopeQueens.java has to be in the same folder. Columns are tried from the left.
 */
public class Queens {
    /** Whether a queen attacks a square of a row below her. */
    static boolean attacks(PlyscopeQueens.Queen queen, int row, int column) {
        return false; // Gap 1: which squares of that row does she attack?
    }

    /** How many solutions there are with the queens on the board, and one more in each row from this one on. */
    static long place(PlyscopeQueens.Board board, int row) {
        if (row == board.size) {
            return 1;
        }
        long solutions = 0;
        for (int column = 0; column < board.size; column++) {
            final int tried = column;
            if (board.queens.stream().anyMatch(queen -> attacks(queen, row, tried))) {
                continue;
            }
            board.put(row, column);
            // Gap 2: how many solutions are there with this queen?
            // Gap 3: how must the board be before the next column is tried?
        }
        return solutions;
    }

    public static void main(String[] arguments) throws Exception {
        PlyscopeQueens.run(board -> place(board, board.queens.size()));
    }
}
