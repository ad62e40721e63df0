// Searches for queens that are right or have a mistake, by name: `./queens_searches no-column`.

#include <cstdlib>
#include <string>
#include <vector>

#include "plyscope_queens.hpp"

using plyscope::Board;
using plyscope::Queen;

static std::string name;
static long long solutions_so_far = 0;

static bool is(const char* other) { return name == other; }

/// Whether a queen on the board attacks a square, as far as the search tests it.
static bool attacks(const std::vector<Queen>& queens, int row, int column) {
    if (is("no-test") || is("tests-at-the-end")) return false;
    const std::size_t first = is("last-queen-only") && !queens.empty() ? queens.size() - 1 : 0;
    for (std::size_t place = first; place < queens.size(); ++place) {
        const int below = row - queens[place].row, right = column - queens[place].column;
        const bool is_near = !is("near-diagonals-only") || below == 1;
        const bool tests_diagonals = is_near && !is("no-diagonals");
        if (right == 0 && !is("no-column")) return true;
        if (right == below && tests_diagonals && !is("no-falling-diagonal")) return true;
        if (right == -below && tests_diagonals && !is("no-rising-diagonal")) return true;
    }
    return false;
}

static bool is_solution(const std::vector<Queen>& queens) {
    for (std::size_t one = 0; one < queens.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const int right = std::abs(queens[one].column - queens[other].column);
            if (right == 0 || right == std::abs(queens[one].row - queens[other].row)) return false;
        }
    }
    return true;
}

/// How many solutions there are from a row on.
static long long place(Board& board, int row) {
    if (row >= board.size - (is("last-row") ? 1 : 0)) {
        return is("tests-at-the-end") && !is_solution(board.queens) ? 0 : 1;
    }
    long long solutions = 0;
    const int last = is("last-column") && board.size > 1 ? board.size - 1 : board.size;
    for (int number = 0; number < last; ++number) {
        const int column = is("direction") ? last - 1 - number : number;
        const bool is_attacked = attacks(board.queens, row, column);
        if (is_attacked && !is("tests-after")) continue;
        board.put(row, column);
        const long long found = is_attacked ? 0 : place(board, row + 1);
        solutions += found;
        if (!is("not-taken-away") && !(is("kept-in-vain") && found == 0)) board.take();
        if (is("first-only") && found > 0) break;
    }
    return solutions;
}

int main(int, char** arguments) {
    name = arguments[1];
    plyscope::run([](Board& board) {
        const long long found = place(board, static_cast<int>(board.queens.size()));
        solutions_so_far += found;
        return is("never-reset") ? solutions_so_far : found;
    });
}
