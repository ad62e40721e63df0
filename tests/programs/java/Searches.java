import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Searches that are right or have a mistake, by name, or by several: {@code java Searches rule+hard}. */
public class Searches {
    static final double INFINITY = Double.POSITIVE_INFINITY;
    static List<String> names;
    static Double bestOfAll;

    /** What a visit returns. */
    record Visit(double value, boolean cut) {}

    static boolean is(String other) {
        return names.contains(other);
    }

    static Visit visit(Plyscope.Node node, double alpha, double beta, boolean isMax, int ply) {
        if (node.isLeaf()) return new Visit(node.value() + (is("inexact") ? 1e-9 : 0), false);
        if (is("too-shallow") && ply == 3) return new Visit(0, false);
        List<Plyscope.Node> children = new ArrayList<>(node.children());
        if (is("direction")) Collections.reverse(children);
        if (is("first-skipped") && children.size() > 1) children.remove(0);
        double entryAlpha = alpha, entryBeta = beta;
        double best = isMax ? -INFINITY : INFINITY;
        if (is("from-zero")) best = 0;
        if (is("global-best") && bestOfAll != null) best = bestOfAll;
        for (int place = 0; place < children.size(); place++) {
            Plyscope.Node child = children.get(place);
            double downAlpha = alpha, downBeta = beta;
            if (is("no-beta") || is("no-deep-cutoffs") && isMax) downBeta = INFINITY;
            if (is("no-alpha") || is("no-deep-cutoffs") && !isMax) downAlpha = -INFINITY;
            Visit reply = visit(child, downAlpha, downBeta, !isMax, ply + 1);
            best = isMax ? Math.max(best, reply.value) : Math.min(best, reply.value);
            bestOfAll = best;
            if (isMax) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            int left = children.size() - place - 1;
            boolean cut = alpha >= beta;
            if (is("minimax")) cut = false;
            else if (is("rule")) cut = alpha > beta;
            else if (is("own-bound")) cut = isMax ? best <= entryAlpha : best >= entryBeta;
            else if (is("late")) cut = cut && left <= 1;
            else if (is("leaves-only")) cut = cut && child.isLeaf();
            if (cut && left > 0) {
                if (is("cut-returns-zero")) return new Visit(0, true);
                return new Visit(clipped(best, entryAlpha, entryBeta), true);
            }
            if (is("one-higher") && reply.cut) break;
        }
        if (is("returns-bound")) return new Visit(isMax ? alpha : entryBeta, false);
        return new Visit(clipped(best, entryAlpha, entryBeta), false);
    }

    static double clipped(double best, double alpha, double beta) {
        return is("hard") ? Math.min(Math.max(best, alpha), beta) : best;
    }

    static double negamax(Plyscope.Node node, double alpha, double beta, int sign) {
        if (node.isLeaf()) return is("negamax-leaf") ? node.value() : sign * node.value();
        double best = -INFINITY;
        for (Plyscope.Node child : node.children()) {
            double value = is("negamax-window")
                ? negamax(child, alpha, beta, -sign)
                : negamax(child, -beta, -alpha, -sign);
            best = Math.max(best, is("negamax-sign") ? value : -value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    static double search(Plyscope.Node root, double alpha, double beta) {
        if (names.get(0).startsWith("negamax") || is("movers-view")) {
            int sign = root.isMax ? 1 : -1;
            double value = root.isMax
                ? negamax(root, alpha, beta, sign)
                : negamax(root, -beta, -alpha, sign);
            return is("movers-view") ? value : sign * value;
        }
        if (is("start-window")) {
            alpha = -INFINITY;
            beta = INFINITY;
        }
        bestOfAll = null;
        return visit(root, alpha, beta, root.isMax != is("players"), 0).value;
    }

    public static void main(String[] arguments) throws Exception {
        names = List.of(arguments[0].split("[+]"));
        Plyscope.run(Searches::search);
    }
}
