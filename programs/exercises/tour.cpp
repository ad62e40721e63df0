// Exercise: the knight's tour in C++. Fill in the three gaps, and try it:
//
//     g++ -std=c++17 -O2 tour.cpp -o tour
//     plyscope judge --puzzle tour --boards 20 -- ./tour
//
// `plyscope_tour.hpp` has to be in the same folder. Moves are tried in the order of `board.moves`.

#include <algorithm>

#include "plyscope_tour.hpp"

/// Whether the route, which ends on this square, can be made a tour.
bool tour(plyscope::Board& board, plyscope::Square square) {
    // Gap 1: when is the tour complete?
    for (plyscope::Square other : board.moves(square)) {
        if (std::find(board.route.begin(), board.route.end(), other) != board.route.end()) continue;
        board.put(other);
        // Gap 2: what if the route can be completed from here?
        // Gap 3: how must the route be before the next move is tried?
    }
    return false;
}

int main() {
    plyscope::run([](plyscope::Board& board) { return tour(board, board.route.back()); });
}
