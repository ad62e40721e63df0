// Exercise: alpha-beta in C++. Fill in the three gaps, and try it:
//
//     g++ -std=c++17 -O2 alpha_beta.cpp -o alpha_beta
//     plyscope judge --trees 20 -- ./alpha_beta
//
// `plyscope.hpp` has to be in the same folder. Cut when alpha >= beta.

#include <algorithm>
#include <limits>

#include "plyscope.hpp"

/// The value of a node for MAX, as far as it matters between alpha and beta.
double search(const plyscope::Node& node, double alpha, double beta) {
    if (node.is_leaf()) return node.value();
    const double infinity = std::numeric_limits<double>::infinity();
    double best = node.is_max ? -infinity : infinity;
    for (const plyscope::Node& child : node.children()) {
        double value = search(child, alpha, beta);
        if (node.is_max) {
            best = std::max(best, value);
            // Gap 1: what does MAX know now?
        } else {
            best = std::min(best, value);
            // Gap 2: what does MIN know now?
        }
        // Gap 3: when can the other children no longer matter?
    }
    return best;
}

int main() { plyscope::run(search); }
