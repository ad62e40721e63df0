/**
 * Exercise: alpha-beta in Java. Fill in the three gaps, and try it:
 *
 *     javac Plyscope.java AlphaBeta.java
 *     plyscope judge --trees 20 -- java AlphaBeta
 *
 * Plyscope.java has to be in the same folder. Cut when alpha >= beta.
 */
public class AlphaBeta {
    /** The value of a node for MAX, as far as it matters between alpha and beta. */
    static double search(Plyscope.Node node, double alpha, double beta) {
        if (node.isLeaf()) {
            return node.value();
        }
        double best = node.isMax ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (Plyscope.Node child : node.children()) {
            double value = search(child, alpha, beta);
            if (node.isMax) {
                best = Math.max(best, value);
                // Gap 1: what does MAX know now?
            } else {
                best = Math.min(best, value);
                // Gap 2: what does MIN know now?
            }
            // Gap 3: when can the other children no longer matter?
        }
        return best;
    }

    public static void main(String[] arguments) throws Exception {
        Plyscope.run(AlphaBeta::search);
    }
}
