// Searches for a knight's tour that are right or have a mistake, by name: `./tour_searches goes-on`.

#include <algorithm>
#include <string>

#include "plyscope_tour.hpp"

using plyscope::Board;
using plyscope::Square;

std::string name;
std::vector<Square> visited_before;

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// How many squares can be visited next.
int free_moves(const Board& board, Square square) {
    int count = 0;
    for (Square other : board.moves(square)) count += !contains(board.route, other);
    return count;
}

/// Whether the route, which ends on this square, can be made a tour.
bool tour(Board& board, Square square) {
    if (static_cast<int>(board.route.size()) >= board.size - (name == "one-short")) return true;
    bool found = false;
    std::vector<Square> moves = board.moves(square);
    if (name == "direction") std::reverse(moves.begin(), moves.end());
    if (name == "fewest-first") {
        std::stable_sort(moves.begin(), moves.end(), [&](Square one, Square other) {
            return free_moves(board, one) < free_moves(board, other);
        });
    }
    for (Square other : moves) {
        if (name == "seven-moves" && other == Square{square.row - 2, square.column - 1}) continue;
        if (contains(board.route, other) && name != "visited-again") continue;
        if (name == "never-reset" && contains(visited_before, other)) continue;
        visited_before.push_back(other);
        board.put(other);
        found |= tour(board, other);
        if (name == "first-move-only") return found;
        if (found && name != "goes-on" && name != "result-ignored") return true;
        if (name != "not-taken-back") board.take();
    }
    return name == "true-at-dead-end" || (found && name != "result-ignored");
}

int main(int, char** arguments) {
    name = arguments[1];
    plyscope::run([](Board& board) { return tour(board, board.route.back()); });
}
