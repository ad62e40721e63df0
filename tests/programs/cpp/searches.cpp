// Searches that are right or have a mistake, by name, or by several: `./searches rule+hard`.

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "plyscope.hpp"

using plyscope::Node;

static const double INFINITE = std::numeric_limits<double>::infinity();
/// The names, each between two plus signs.
static std::string names;
static std::optional<double> best_of_all;

static bool is(const char* name) {
    return names.find("+" + std::string(name) + "+") != std::string::npos;
}

static double clipped(double best, double alpha, double beta) {
    return is("hard") ? std::min(std::max(best, alpha), beta) : best;
}

/// The value, and whether children were cut.
static std::pair<double, bool> visit(const Node& node, double alpha, double beta, bool is_max, int ply) {
    if (node.is_leaf()) return {node.value() + (is("inexact") ? 1e-9 : 0), false};
    if (is("too-shallow") && ply == 3) return {0, false};
    std::vector<const Node*> children;
    for (const Node& child : node.children()) children.push_back(&child);
    if (is("direction")) std::reverse(children.begin(), children.end());
    if (is("first-skipped") && children.size() > 1) children.erase(children.begin());
    const double entry_alpha = alpha, entry_beta = beta;
    double best = is_max ? -INFINITE : INFINITE;
    if (is("from-zero")) best = 0;
    if (is("global-best") && best_of_all) best = *best_of_all;
    for (std::size_t place = 0; place < children.size(); ++place) {
        double down_alpha = alpha, down_beta = beta;
        if (is("no-beta") || (is("no-deep-cutoffs") && is_max)) down_beta = INFINITE;
        if (is("no-alpha") || (is("no-deep-cutoffs") && !is_max)) down_alpha = -INFINITE;
        auto [value, child_cut] = visit(*children[place], down_alpha, down_beta, !is_max, ply + 1);
        best = is_max ? std::max(best, value) : std::min(best, value);
        best_of_all = best;
        if (is_max) alpha = std::max(alpha, best);
        else beta = std::min(beta, best);
        const std::size_t left = children.size() - place - 1;
        bool cut = alpha >= beta;
        if (is("minimax")) cut = false;
        else if (is("rule")) cut = alpha > beta;
        else if (is("own-bound")) cut = is_max ? best <= entry_alpha : best >= entry_beta;
        else if (is("late")) cut = cut && left <= 1;
        else if (is("leaves-only")) cut = cut && children[place]->is_leaf();
        if (cut && left > 0) {
            return {is("cut-returns-zero") ? 0 : clipped(best, entry_alpha, entry_beta), true};
        }
        if (is("one-higher") && child_cut) break;
    }
    if (is("returns-bound")) return {is_max ? alpha : entry_beta, false};
    return {clipped(best, entry_alpha, entry_beta), false};
}

static double negamax(const Node& node, double alpha, double beta, int sign) {
    if (node.is_leaf()) return is("negamax-leaf") ? node.value() : sign * node.value();
    double best = -INFINITE;
    for (const Node& child : node.children()) {
        double value = is("negamax-window") ? negamax(child, alpha, beta, -sign)
                                            : negamax(child, -beta, -alpha, -sign);
        best = std::max(best, is("negamax-sign") ? value : -value);
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    return best;
}

static double search(const Node& root, double alpha, double beta) {
    if (names.rfind("+negamax", 0) == 0 || is("movers-view")) {
        const int sign = root.is_max ? 1 : -1;
        double value =
            root.is_max ? negamax(root, alpha, beta, sign) : negamax(root, -beta, -alpha, sign);
        return is("movers-view") ? value : sign * value;
    }
    if (is("start-window")) alpha = -INFINITE, beta = INFINITE;
    best_of_all.reset();
    return visit(root, alpha, beta, root.is_max != is("players"), 0).first;
}

int main(int, char** arguments) {
    names = "+" + std::string(arguments[1]) + "+";
    plyscope::run(search);
}
