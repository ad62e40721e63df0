// Plyscope's helper for C++17 for placing queens: it hands your search one board after the other, and
// tells `plyscope judge --puzzle queens` by itself where you put queens. Rows count from 0 at the top,
// columns from 0 at the left. What you print goes to the judge as well: use std::cerr to see it.
#pragma once

#include <iostream>
#include <string>
#include <vector>

namespace plyscope {

/// Where a queen stands.
struct Queen {
    int row, column;
};

/// A square board. On some boards queens stand in the first rows already.
class Board {
public:
    /// How many rows and columns there are.
    int size;
    /// The queens, in the order in which they were put.
    std::vector<Queen> queens;

    explicit Board(const std::string& asked)
        : size(std::stoi(asked.substr(asked.find("\"size\":") + 7))) {
        // The names stand between quotation marks.
        std::size_t at = asked.find('[');
        while ((at = asked.find('"', at)) != std::string::npos) {
            queens.push_back({size - std::stoi(asked.substr(at + 2)), asked[at + 1] - 'a'});
            at = asked.find('"', at + 1) + 1;
        }
    }

    /// Puts a queen on a square.
    void put(int row, int column) {
        queens.push_back({row, column});
        lines_ += "{\"event\": \"enter\", \"square\": \"";
        lines_ += static_cast<char>('a' + column) + std::to_string(size - row) + "\"}\n";
    }

    /// Takes the last queen away.
    void take() {
        queens.pop_back();
        lines_ += "{\"event\": \"leave\"}\n";
    }

    /// What was done, a line each.
    const std::string& lines() const { return lines_; }

private:
    std::string lines_;
};

/// Calls search(board) for each board; it returns how many solutions there are.
template <typename Search> void run(Search search) {
    for (std::string line; std::getline(std::cin, line);) {
        Board board(line);
        long long value = search(board);
        std::cout << board.lines() << "{\"value\": " << value << "}" << std::endl;
    }
}

}  // namespace plyscope
