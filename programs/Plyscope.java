import java.io.*;
import java.util.*;

/**
 * Plyscope's helper for Java 17 and newer: it hands your search one tree after the other, and tells
 * {@code plyscope judge} which nodes you look at: those whose children, value or isLeaf you use. Values
 * are always MAX's. What you print goes to the judge as well: use System.err to see it.
 */
public final class Plyscope {
    /** Your search: the value of the root. */
    public interface Search {
        double search(Node root, double alpha, double beta);
    }

    /** A node of a game tree. */
    public static final class Node {
        public final String name;
        public final boolean isMax;
        private final List<Node> children = new ArrayList<>();
        private final StringBuilder looks;
        private double value = Double.NaN;
        private boolean isNew = true;

        private Node(Question question, boolean isMax, int layer) {
            this.isMax = isMax;
            this.looks = question.looks;
            this.name = "L" + layer + "-" + question.counts.merge(layer, 1, Integer::sum);
            if (question.text.charAt(question.at) != '[') {
                int start = question.at;
                while ("+-.eE0123456789".indexOf(question.text.charAt(question.at)) >= 0) question.at++;
                value = Double.parseDouble(question.text.substring(start, question.at));
                return;
            }
            while (question.text.charAt(question.at++) != ']') {
                children.add(new Node(question, !isMax, layer + 1));
            }
        }

        private void look() {
            if (isNew) looks.append("{\"event\": \"enter\", \"node\": \"").append(name).append("\"}\n");
            isNew = false;
        }

        /** The children, from left to right; none at a leaf. */
        public List<Node> children() { look(); return children; }
        /** Whether there are no children. */
        public boolean isLeaf() { return children().isEmpty(); }
        /** What a leaf is worth to MAX; NaN elsewhere. */
        public double value() { look(); return value; }
    }

    private static final class Question {
        final StringBuilder looks = new StringBuilder();
        final Map<Integer, Integer> counts = new HashMap<>();
        String text; int at;
    }

    /** Calls your search for each tree. Its value is rounded to six decimals, as many as values have. */
    public static void run(Search search) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Question question = new Question();
            question.text = field(line, "tree");
            Node root = new Node(question, field(line, "root").startsWith("\"max"), 1);
            double alpha = bound(field(line, "alpha"), Double.NEGATIVE_INFINITY);
            double value = search.search(root, alpha, bound(field(line, "beta"), Double.POSITIVE_INFINITY));
            System.out.print(question.looks + String.format(Locale.ROOT, "{\"value\": %.6f}\n", value));
            System.out.flush();
        }
    }

    /** What stands behind a name, up to the end of the line. */
    private static String field(String line, String name) {
        return line.substring(line.indexOf("\"" + name + "\":") + name.length() + 3).strip();
    }

    private static double bound(String text, double open) {
        return text.startsWith("null") ? open : Double.parseDouble(text.split("[,}]")[0]);
    }
}
