// Plyscope's helper for C++17 for the knight's tour: it hands your search one board after the other, and
// tells `plyscope judge --puzzle tour` by itself where you move the knight. Rows count from 0 at the top,
// columns from 0 at the left. What you print goes to the judge as well: use std::cerr to see it.
#pragma once

#include <iostream>
#include <string>
#include <vector>

namespace plyscope {

/// A square.
struct Square {
    int row, column;
    bool operator==(const Square& other) const { return row == other.row && column == other.column; }
};

/// A board on which a knight has begun its route.
class Board {
public:
    int rows, columns;
    /// How many squares there are.
    int size;
    /// The visited squares; the knight stands on the last.
    std::vector<Square> route;

    explicit Board(const std::string& asked)
        : rows(number(asked, "\"rows\":")), columns(number(asked, "\"columns\":")), size(rows * columns) {
        // The names stand between quotation marks.
        std::size_t at = asked.find('[');
        while ((at = asked.find('"', at)) != std::string::npos) {
            route.push_back({rows - std::stoi(asked.substr(at + 2)), asked[at + 1] - 'a'});
            at = asked.find('"', at + 1) + 1;
        }
    }

    /// The squares a knight's move away, visited or not, in the order in which to try them.
    std::vector<Square> moves(Square from) const {
        // Clockwise, beginning with two up and one to the right.
        static const int all[8][2] = {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};
        std::vector<Square> found;
        for (const auto& [down, right] : all) {
            Square to{from.row + down, from.column + right};
            bool is_on = to.row >= 0 && to.row < rows && to.column >= 0 && to.column < columns;
            if (is_on) found.push_back(to);
        }
        return found;
    }

    /// Moves the knight to a square.
    void put(Square square) {
        route.push_back(square);
        lines_ += "{\"event\": \"enter\", \"square\": \"";
        lines_ += static_cast<char>('a' + square.column) + std::to_string(rows - square.row) + "\"}\n";
    }

    /// Takes the last square back.
    void take() { route.pop_back(), lines_ += "{\"event\": \"leave\"}\n"; }

    /// What was done, a line each.
    const std::string& lines() const { return lines_; }

private:
    static int number(const std::string& asked, const std::string& field) {
        return std::stoi(asked.substr(asked.find(field) + field.size()));
    }

    std::string lines_;
};

/// Calls search(board) for each board; it returns whether the route can be made a tour.
template <typename Search> void run(Search search) {
    for (std::string line; std::getline(std::cin, line);) {
        Board board(line);
        bool is_found = search(board);
        std::cout << board.lines() << "{\"value\": " << std::boolalpha << is_found << "}" << std::endl;
    }
}

}  // namespace plyscope
