"""SSS* and proof-number search find what the command finds."""

import unittest
from typing import Any

from plyscope import PlyscopeError, ProofNumberSolution, SssSolution, best_first
from support import answers, command

QUIZ = "((8 5) (20 3)) ((2 4) (15 6))"


class BestFirstTest(unittest.TestCase):
    def test_sss_as_the_command(self) -> None:
        table: list[tuple[dict[str, Any], list[str]]] = [
            ({"tree": QUIZ}, [QUIZ]),
            ({"tree": QUIZ, "root": "min", "depth": 2}, [QUIZ, "--root", "min", "--depth", "2"]),
            ({"game": "connect-four", "size": (5, 4), "depth": 3}, ["--game", "connect-four", "--size", "5x4", "--depth", "3"]),
        ]
        for options, words in table:
            found, expected = best_first(**options), answers(command("best-first", *words, "--json"))
            assert isinstance(found, SssSolution)
            for name in ("depth", "steps", "nodes", "leaves", "alpha_beta_leaves", "root", "estimate"):
                self.assertEqual(getattr(found, name), expected[name], name)
            self.assertEqual(found.evaluated, tuple(expected["evaluated"]))
            self.assertEqual((found.tree, found.game), (expected.get("tree"), expected.get("game")))

    def test_proof_numbers_as_the_command(self) -> None:
        table: list[tuple[dict[str, Any], list[str]]] = [
            ({"tree": QUIZ, "goal": 5}, [QUIZ, "--goal", "5"]),
            ({"tree": QUIZ}, [QUIZ]),
            ({"game": "tic-tac-toe", "goal": "draw", "iterations": 50}, ["--game", "tic-tac-toe", "--goal", "draw", "--iterations", "50"]),
        ]
        for options, words in table:
            found = best_first(search="proof-number", **options)
            expected = answers(command("best-first", "--search", "proof-number", *words, "--json"))
            assert isinstance(found, ProofNumberSolution)
            for name in ("goal", "iterations", "nodes", "alpha_beta_nodes", "root", "answer", "proof", "disproof"):
                self.assertEqual(getattr(found, name), expected[name], name)
            moves = [(move.move, move.node, move.proof, move.disproof) for move in found.children]
            named = [(move["move"], move.get("node"), move["proof"], move["disproof"]) for move in expected["children"]]
            self.assertEqual(moves, named)
        self.assertIn("no answer", repr(found))

    def test_what_it_does_not_take_is_refused(self) -> None:
        table: list[tuple[dict[str, Any], str]] = [
            ({"tree": "4 8", "goal": 3}, "no option here"),
            ({"tree": "4 8", "search": "proof-number", "iterations": 10**9}, "from 1 to 100000"),
            ({"tree": "4 8", "search": "proof-number", "goal": "much"}, "much"),
            ({"game": "einstein"}, "[Cc]hance"),
            ({}, "nothing to search"),
        ]
        for options, message in table:
            with self.assertRaisesRegex(PlyscopeError, message):
                best_first(**options)
        with self.assertRaisesRegex(PlyscopeError, "a tree before it"):
            best_first("4 8", game="chess")


if __name__ == "__main__":
    unittest.main()
