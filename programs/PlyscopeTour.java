import java.io.*;
import java.util.*;

/**
 * Plyscope's helper for Java 17 and newer for the knight's tour: it hands your search one board after the
 * other, and tells {@code plyscope judge --puzzle tour} by itself where you move the knight. Rows count from
 * 0 at the top, columns from 0 at the left. What you print goes to the judge as well: use System.err to see
 * it.
 */
public final class PlyscopeTour {
    /** Your search: whether the route can be made a tour. */
    public interface Search {
        boolean search(Board board);
    }

    /** A square. */
    public record Square(int row, int column) {}

    /** A board on which a knight has begun its route. */
    public static final class Board {
        // Clockwise, beginning with two up and one to the right.
        private static final int[][] MOVES = {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};

        public final int rows, columns;
        /** How many squares there are. */
        public final int size;
        /** The visited squares; the knight stands on the last. */
        public final List<Square> route = new ArrayList<>();
        private final StringBuilder lines = new StringBuilder();

        private Board(String asked) {
            rows = number(asked, "\"rows\":");
            columns = number(asked, "\"columns\":");
            size = rows * columns;
            String given = asked.substring(asked.indexOf('[') + 1, asked.indexOf(']'));
            for (String name : given.replaceAll("[\" ]", "").split(",")) {
                route.add(new Square(rows - Integer.parseInt(name.substring(1)), name.charAt(0) - 'a'));
            }
        }

        private static int number(String asked, String field) {
            String rest = asked.substring(asked.indexOf(field) + field.length());
            return Integer.parseInt(rest.substring(0, rest.indexOf(',')).strip());
        }

        /** The squares a knight's move away, visited or not, in the order in which to try them. */
        public List<Square> moves(Square from) {
            List<Square> all = new ArrayList<>();
            for (int[] move : MOVES) {
                int row = from.row() + move[0], column = from.column() + move[1];
                if (row >= 0 && row < rows && column >= 0 && column < columns) all.add(new Square(row, column));
            }
            return all;
        }

        /** Moves the knight to a square. */
        public void put(Square square) {
            route.add(square);
            lines.append("{\"event\": \"enter\", \"square\": \"");
            lines.append((char) ('a' + square.column())).append(rows - square.row()).append("\"}\n");
        }

        /** Takes the last square back. */
        public void take() {
            route.remove(route.size() - 1);
            lines.append("{\"event\": \"leave\"}\n");
        }
    }

    /** Calls your search for each board. */
    public static void run(Search search) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Board board = new Board(line);
            boolean value = search.search(board);
            System.out.print(board.lines + "{\"value\": " + value + "}\n");
            System.out.flush();
        }
    }
}
