import java.util.List;

/** Searches for queens that are right or have a mistake, by name: {@code java QueensSearches no-column}. */
public class QueensSearches {
    static String name;
    static long solutionsSoFar;

    static boolean is(String... names) {
        return List.of(names).contains(name);
    }

    /** Whether a queen on the board attacks a square, as far as the search tests it. */
    static boolean attacks(List<PlyscopeQueens.Queen> queens, int row, int column) {
        if (is("no-test", "tests-at-the-end")) return false;
        int first = is("last-queen-only") ? Math.max(0, queens.size() - 1) : 0;
        for (PlyscopeQueens.Queen queen : queens.subList(first, queens.size())) {
            int below = row - queen.row(), right = column - queen.column();
            boolean isNear = !is("near-diagonals-only") || below == 1;
            if (right == 0 && !is("no-column")) return true;
            if (right == below && isNear && !is("no-diagonals", "no-falling-diagonal")) return true;
            if (right == -below && isNear && !is("no-diagonals", "no-rising-diagonal")) return true;
        }
        return false;
    }

    static boolean isSolution(List<PlyscopeQueens.Queen> queens) {
        for (PlyscopeQueens.Queen one : queens) {
            for (PlyscopeQueens.Queen other : queens) {
                int below = Math.abs(one.row() - other.row()), right = Math.abs(one.column() - other.column());
                if (one != other && (right == 0 || right == below)) return false;
            }
        }
        return true;
    }

    /** How many solutions there are from a row on. */
    static long place(PlyscopeQueens.Board board, int row) {
        if (row >= board.size - (is("last-row") ? 1 : 0)) {
            return is("tests-at-the-end") && !isSolution(board.queens) ? 0 : 1;
        }
        long solutions = 0;
        int last = is("last-column") && board.size > 1 ? board.size - 1 : board.size;
        for (int number = 0; number < last; number++) {
            int column = is("direction") ? last - 1 - number : number;
            boolean isAttacked = attacks(board.queens, row, column);
            if (isAttacked && !is("tests-after")) continue;
            board.put(row, column);
            long found = isAttacked ? 0 : place(board, row + 1);
            solutions += found;
            if (!is("not-taken-away") && !(is("kept-in-vain") && found == 0)) board.take();
            if (is("first-only") && found > 0) break;
        }
        return solutions;
    }

    public static void main(String[] arguments) throws Exception {
        name = arguments[0];
        PlyscopeQueens.run(board -> {
            long found = place(board, board.queens.size());
            solutionsSoFar += found;
            return is("never-reset") ? solutionsSoFar : found;
        });
    }
}
