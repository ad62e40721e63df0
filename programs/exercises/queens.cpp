// Exercise: the queens' problem in C++. Fill in the three gaps, and try it:
//
//     g++ -std=c++17 -O2 queens.cpp -o queens
//     plyscope judge --puzzle queens --boards 20 -- ./queens
//
// `plyscope_queens.hpp` has to be in the same folder. Columns are tried from the left.

#include <algorithm>
#include <cstdlib>

#include "plyscope_queens.hpp"

/// Whether a queen attacks a square of a row below her.
bool attacks([[maybe_unused]] plyscope::Queen queen, [[maybe_unused]] int row,
             [[maybe_unused]] int column) {
    return false;  // Gap 1: which squares of that row does she attack?
}

/// How many solutions there are with the queens on the board, and one more in each row from this one on.
long long place(plyscope::Board& board, int row) {
    if (row == board.size) return 1;
    long long solutions = 0;
    for (int column = 0; column < board.size; ++column) {
        auto attacks_it = [&](plyscope::Queen queen) { return attacks(queen, row, column); };
        if (std::any_of(board.queens.begin(), board.queens.end(), attacks_it)) continue;
        board.put(row, column);
        // Gap 2: how many solutions are there with this queen?
        // Gap 3: how must the board be before the next column is tried?
    }
    return solutions;
}

int main() {
    plyscope::run([](plyscope::Board& board) { return place(board, board.queens.size()); });
}
