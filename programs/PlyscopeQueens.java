import java.io.*;
import java.util.*;

/**
 * Plyscope's helper for Java 17 and newer for placing queens: it hands your search one board after the
 * other, and tells {@code plyscope judge --puzzle queens} by itself where you put queens. Rows count from 0
 * at the top, columns from 0 at the left. What you print goes to the judge as well: use System.err to see
 * it.
 */
public final class PlyscopeQueens {
    /** Your search: how many solutions there are. */
    public interface Search {
        long search(Board board);
    }

    /** Where a queen stands. */
    public record Queen(int row, int column) {}

    /** A square board. On some boards queens stand in the first rows already. */
    public static final class Board {
        /** How many rows and columns there are. */
        public final int size;
        /** The queens, in the order in which they were put. */
        public final List<Queen> queens = new ArrayList<>();
        private final StringBuilder lines = new StringBuilder();

        private Board(String asked) {
            String size = asked.substring(asked.indexOf("\"size\":") + 7);
            this.size = Integer.parseInt(size.substring(0, size.indexOf(',')).strip());
            String given = asked.substring(asked.indexOf('[') + 1, asked.indexOf(']'));
            for (String name : given.replaceAll("[\" ]", "").split(",")) {
                if (name.isEmpty()) continue;
                queens.add(new Queen(this.size - Integer.parseInt(name.substring(1)), name.charAt(0) - 'a'));
            }
        }

        /** Puts a queen on a square. */
        public void put(int row, int column) {
            queens.add(new Queen(row, column));
            lines.append("{\"event\": \"enter\", \"square\": \"");
            lines.append((char) ('a' + column)).append(size - row).append("\"}\n");
        }

        /** Takes the last queen away. */
        public void take() {
            queens.remove(queens.size() - 1);
            lines.append("{\"event\": \"leave\"}\n");
        }
    }

    /** Calls your search for each board. */
    public static void run(Search search) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Board board = new Board(line);
            long value = search.search(board);
            System.out.print(board.lines + "{\"value\": " + value + "}\n");
            System.out.flush();
        }
    }
}
