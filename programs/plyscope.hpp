// Plyscope's helper for C++17: it hands your search one tree after the other, and tells
// `plyscope judge` by itself which nodes you look at. A node has been looked at as soon as you use its
// children(), its value() or is_leaf(). Values are always MAX's. What you print goes to the judge as
// well: use std::cerr to see it.
#pragma once

#include <cmath>
#include <iostream>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace plyscope {

/// A node of a game tree.
class Node {
public:
    std::string name;
    bool is_max;

    /// Reads a node from nested lists, from the character `at` on.
    Node(const std::string& text, std::size_t& at, bool is_max, int layer, std::map<int, int>& counts,
         std::string& looks)
        : name("L" + std::to_string(layer) + "-" + std::to_string(++counts[layer])), is_max(is_max),
          looks_(&looks) {
        if (text[at] != '[') {
            std::size_t length = 0;
            value_ = std::stod(text.substr(at, 40), &length);
            at += length;
            return;
        }
        while (text[at++] != ']') children_.emplace_back(text, at, !is_max, layer + 1, counts, looks);
    }

    /// The children, from left to right; none at a leaf.
    const std::vector<Node>& children() const { look(); return children_; }

    /// Whether there are no children.
    bool is_leaf() const { return children().empty(); }

    /// What a leaf is worth to MAX; not a number elsewhere.
    double value() const { look(); return value_; }

private:
    void look() const {
        if (is_new_) *looks_ += "{\"event\": \"enter\", \"node\": \"" + name + "\"}\n";
        is_new_ = false;
    }

    std::vector<Node> children_;
    double value_ = std::numeric_limits<double>::quiet_NaN();
    mutable bool is_new_ = true;
    std::string* looks_;
};

/// What stands behind a name, up to the end of the line.
inline std::string field(const std::string& line, const std::string& name) {
    return line.substr(line.find("\"" + name + "\": ") + name.size() + 4);
}

/// Calls search(root, alpha, beta) for each tree; it returns the value of the root.
template <typename Search> void run(Search search) {
    const double infinity = std::numeric_limits<double>::infinity();
    std::cout << std::fixed;  // with six decimals, as many as values have
    for (std::string line; std::getline(std::cin, line);) {
        std::string text = field(line, "tree"), looks;
        std::string alpha = field(line, "alpha"), beta = field(line, "beta");
        std::map<int, int> counts;
        std::size_t at = 0;
        const Node root(text, at, field(line, "root").rfind("\"max", 0) == 0, 1, counts, looks);
        double value = search(root, alpha[0] == 'n' ? -infinity : std::stod(alpha),
                              beta[0] == 'n' ? infinity : std::stod(beta));
        std::cout << looks << "{\"value\": ";
        std::isfinite(value) ? std::cout << value : std::cout << (value > 0 ? "\"inf\"" : value < 0 ? "\"-inf\"" : "null");
        std::cout << "}" << std::endl;
    }
}

}  // namespace plyscope
