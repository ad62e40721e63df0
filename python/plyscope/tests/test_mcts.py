"""Monte Carlo tree search finds what the command finds."""

import unittest
from decimal import Decimal
from fractions import Fraction

from plyscope import PlyscopeError, mcts
from support import answers, command


class MctsTest(unittest.TestCase):
    def test_as_the_command(self) -> None:
        table = [
            ({"tree": "((8 5) (20 3)) ((2 4) (15 6))", "iterations": 300, "seed": 7}, ["((8 5) (20 3)) ((2 4) (15 6))", "--iterations", "300", "--seed", "7"]),
            ({"tree": "chance:(1/6*3 5/6*(2 8)) 4", "exploration": Decimal("0.7")}, ["chance:(1/6*3 5/6*(2 8)) 4", "--exploration", "0.7"]),
            ({"game": "tic-tac-toe", "iterations": 9, "selection": "puct"}, ["--game", "tic-tac-toe", "--iterations", "9", "--selection", "puct"]),
            ({"game": "tic-tac-toe", "iterations": 9, "selection": "puct", "evaluation": "nothing"}, ["--game", "tic-tac-toe", "--iterations", "9", "--selection", "puct", "--evaluation", "nothing"]),
            ({"game": "othello", "iterations": 90, "selection": "rave", "equivalence": 300}, ["--game", "othello", "--iterations", "90", "--selection", "rave", "--equivalence", "300"]),
            ({"game": "connect-four", "size": (5, 4), "iterations": 200, "seed": 0}, ["--game", "connect-four", "--size", "5x4", "--iterations", "200", "--seed", "0"]),
        ]
        for options, words in table:
            found, expected = mcts(**options), answers(command("mcts", *words, "--json"))
            for name in ("iterations", "exploration", "seed", "nodes", "root", "choice"):
                self.assertEqual(getattr(found, name), expected[name], name)
            self.assertEqual(found.line, tuple(expected["line"]))
            self.assertEqual(found.selection, expected.get("selection", "uct"))
            self.assertEqual(found.equivalence, expected.get("equivalence"))
            moves = [(move.move, move.visits, move.mean) for move in found.children]
            self.assertEqual(moves, [(move["move"], move["visits"], float(move["mean"])) for move in expected["children"]])
            for name in ("prior", "amaf_visits", "amaf_mean"):
                numbers = [None if name not in move else float(move[name]) for move in expected["children"]]
                self.assertEqual([getattr(move, name) for move in found.children], numbers)
            self.assertEqual(found.tree or found.game, options.get("tree", options.get("game")))

    def test_exact_values_are_fractions(self) -> None:
        found = mcts("chance:(1/6*3 5/6*(2 8)) 4", iterations=50)
        self.assertEqual([move.value for move in found.children], [Fraction(13, 6), 4])
        self.assertIn("L2-2 after 50 iterations", repr(found))
        chance = mcts("chance:(1 2)", iterations=50)
        self.assertEqual((chance.root, chance.choice, chance.children[0].sum), ("chance", None, None))

    def test_nodes_with_one_name_are_distinguished(self) -> None:
        found = mcts("a:3 a:5", iterations=100)
        self.assertEqual([(move.move, move.node) for move in found.children], [("a", "L2-1"), ("a", "L2-2")])
        self.assertEqual((found.choice, found.choice_node), ("a", "L2-2"))
        self.assertEqual((found.line, found.line_nodes), (("a",), ("L2-2",)))

    def test_what_it_does_not_take_is_refused(self) -> None:
        table = [
            ({"tree": "4 8", "iterations": 10**9}, "from 1 to 1000000"),
            ({"tree": "4 8", "depth": 3}, "no option here"),
            ({"tree": "4 8", "selection": "best"}, "uct"),
            ({"tree": "4 8", "selection": "rave"}, "It searches games"),
            ({"tree": "4 8", "equivalence": 9}, "no option here"),
            ({"tree": "win 3"}, "number 3 beside won or lost games"),
            ({}, "nothing to search"),
        ]
        for options, message in table:
            with self.assertRaisesRegex(PlyscopeError, message):
                mcts(**options)
        with self.assertRaisesRegex(PlyscopeError, "a tree before it"):
            mcts("4 8", game="chess")


if __name__ == "__main__":
    unittest.main()
