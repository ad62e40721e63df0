"""Puzzles: what is found is what the command finds, and steps with their sentences."""

import unittest
from typing import Any

from plyscope import BacktrackStep, MazeResult, PlyscopeError, TourResult, backtrack, backtrack_steps
from support import answers, command, plain

#: Options of the package, and the words of the command for the same.
_SEARCHES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("tour", {"board": (3, 4), "start": "a1", "limit": 2}, ["--board", "3x4", "--start", "a1", "--limit", "2"]),
    ("tour", {"board": "4x4", "start": "a1"}, ["--board", "4x4", "--start", "a1"]),
    ("tour", {"board": "5x5", "start": "a1", "blocked": ["c3", "d4"], "steps": 500},
     ["--board", "5x5", "--start", "a1", "--blocked", "c3,d4", "--steps", "500"]),
    ("queens", {"size": 8, "count": True}, ["--size", "8", "--count"]),
    ("queens", {"size": 6, "inference": "arc-consistency", "limit": 9}, ["--size", "6", "--inference", "arc-consistency", "--limit", "9"]),
    ("sudoku", {"clues": ["..2.", "2.1.", ".3.2", ".2.."], "cells": "fewest"},
     ["--clues", "..2. 2.1. .3.2 .2..", "--order", "fewest"]),
    ("map", {"map": "A-B-C-A C-D", "colours": 4, "limit": 5}, ["--map", "A-B-C-A C-D", "--colours", "4", "--limit", "5"]),
    ("cryptarithm", {"sum": "TWO+TWO=FOUR", "limit": 3}, ["TWO+TWO=FOUR", "--limit", "3"]),
    ("subset-sum", {"numbers": [5, 10, 12, 13], "target": 25, "limit": 9, "test": "complete"},
     ["5 10 12 13", "--target", "25", "--limit", "9", "--generate-and-test"]),
    ("maze", {"maze": ("S.#", "...", "#.G"), "length": 4, "bound": "none", "order": 1324, "limit": 9},
     ["S.# ... #.G", "--length", "4", "--bound", "none", "--order", "1324", "--limit", "9"]),
]  # fmt: skip


class BacktrackTest(unittest.TestCase):
    def test_puzzles_as_the_command(self) -> None:
        for puzzle, options, words in _SEARCHES:
            with self.subTest(puzzle=puzzle, options=options):
                expected = answers(command(puzzle, *words, "--json"))
                found = plain(backtrack(puzzle, **options))
                if puzzle == "tour":
                    self.assertIsNone(found.pop("path"))
                self.assertEqual(found, expected)

    def test_results_have_their_types(self) -> None:
        maze = backtrack("maze", maze="S. .G", limit=3)
        self.assertIsInstance(maze, MazeResult)
        self.assertEqual(maze.found, (("a2", "b2", "b1"), ("a2", "a1", "b1")))
        tour = backtrack("tour", board=(5, 5), path=["a1", "b3"], limit=1)
        self.assertIsInstance(tour, TourResult)
        self.assertEqual((tour.board.rows, tour.known.verdict), (5, "possible"))
        self.assertEqual((tour.path, tour.tours[0][:2]), (("a1", "b3"), ("a1", "b3")))

    def test_results_are_a_line(self) -> None:
        table: list[tuple[Any, str]] = [
            (backtrack("queens", size=4, limit=9), "<QueensResult: 2 solutions, 17 nodes, 33 steps: 2 4 1 3>"),
            (backtrack("map", map="A-B"), "solution, 3 nodes, 2 steps: A=1 B=2>"),
            (backtrack("sudoku", clues=["..2.", "2.1.", ".3.2", ".2.."], count=True), "steps>"),
            (backtrack("tour", board=(5, 5), limit=1), "<TourResult: 1 tour, "),
            (backtrack("tour", board=(5, 5), limit=1), " … (25 in all)>"),
        ]
        for result, expected in table:
            self.assertIn(expected, repr(result))

    def test_steps_have_their_reasons(self) -> None:
        steps = backtrack_steps("queens", size=4, lang="en")
        self.assertEqual([step.step for step in steps], list(range(34)))
        self.assertEqual((steps[0].event, steps[-1].event, steps[-1].solutions), ("begin", "over", 2))
        self.assertEqual(sum(step.status == "solution" for step in steps), 2)
        dead = steps[2]
        self.assertEqual((dead.event, dead.choice, dead.depth, dead.status, dead.choices), ("enter", "c3", 2, "dead-end", ()))
        assert dead.caption is not None
        self.assertIn("c3", dead.caption)
        self.assertEqual(repr(dead), f"<BacktrackStep 2: {dead.caption}>")
        part = backtrack_steps("queens", size=4, from_=2, to=3)
        self.assertEqual([(step.step, step.caption) for step in part], [(2, None), (3, None)])
        self.assertIn("back-out c3", repr(part[1]))
        checked = backtrack_steps("map", map="A-B", inference="forward-checking", to=1)[1]
        self.assertEqual((checked.cell, checked.choice, checked.removed), ("A", "1", {"B": ("1",)}))
        self.assertIsInstance(checked, BacktrackStep)

    def test_what_cannot_be_searched_is_refused(self) -> None:
        refused: list[tuple[Any, str, dict[str, Any], str, str]] = [
            (backtrack, "go", {}, "puzzle", "expected tour or"),
            (backtrack, "queens", {"size": 17}, "size", "17"),
            (backtrack, "queens", {"sise": 8}, "sise", "did you mean size?"),
            (backtrack, "queens", {"maze": "S.G"}, "maze", "no option here"),
            (backtrack, "queens", {"anyway": True}, "anyway", "no option here"),
            (backtrack, "queens", {"size": True}, "size", "a text or a number"),
            (backtrack, "queens", {"limit": 0}, "limit", "from 1 to 10000"),
            (backtrack, "queens", {"limit": 3, "count": True}, "limit", "only one"),
            (backtrack, "queens", {"steps": 10**12}, "steps", "from 0 to 1000000000"),
            (backtrack, "maze", {"maze": "S.. ..."}, "maze", "G"),
            (backtrack, "maze", {"maze": ["S"] * 1001}, "maze", "1001 items"),
            (backtrack, "map", {"test": "complete", "values": "least-constraining"}, "values", "takes no"),
            (backtrack, "sudoku", {"clues": "." * 81, "test": "complete"}, "test", "1,000,000,000"),
            (backtrack_steps, "queens", {"size": 4, "to": 40}, "to", "the last one is 33"),
            (backtrack_steps, "queens", {"limit": 4}, "limit", "no option here"),
        ]
        for function, puzzle, options, option, words in refused:
            with self.subTest(puzzle=puzzle, options=options):
                with self.assertRaises(PlyscopeError) as caught:
                    function(puzzle, **options)
                self.assertEqual(caught.exception.option, option)
                self.assertIn(words, str(caught.exception))
        with self.assertRaises(PlyscopeError) as caught:
            backtrack_steps("queens", size=12)
        self.assertEqual(caught.exception.code, "too-large")


if __name__ == "__main__":
    unittest.main()
