"""What the functions take and refuse."""

import math
import pickle
import unittest
from collections import deque
from decimal import Decimal, localcontext
from fractions import Fraction

from plyscope import PlyscopeError, backtrack, backtrack_steps, best_first, grade, judge, layout, mcts, solve, svg, trace

from support import Array, Whole
from test_games import Nim

_QUIZ = "((8 5) (20 3)) ((2 4) (15 6))"


class Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError("no text")


def _loop() -> list:
    tree: list = [1]
    tree.append(tree)
    return tree


class RequestsTest(unittest.TestCase):
    def refused(self, code, option, words, function, *given, **options):
        with self.subTest(given=given, options=options):
            with self.assertRaises(PlyscopeError) as caught:
                function(*given, **options)
            self.assertEqual((caught.exception.code, caught.exception.option), (code, option))
            self.assertIn(words, str(caught.exception))

    def test_trees_as_sequences(self) -> None:
        expected = solve("((4 8) (17 5))")
        for tree in ([[4, 8], [17, 5]], ((4, 8), (17, 5)), Array([[4, 8], [17, 5]]), [Array([4, 8]), [Array(17.0), 5]], [[Whole(4), 8.0], (Fraction(17), Decimal("5.0"))]):
            self.assertEqual(solve(tree), expected)
            self.assertEqual(solve(tree=tree), expected)
        self.assertEqual(solve([["win", -0.5], ["loss", 1e3]]).value, Decimal("-0.5"))
        self.assertEqual(solve([7]).nodes, 2)

    def test_values_are_exact(self) -> None:
        for value in (Decimal("999999999999.999999"), Decimal("-0.000001"), Fraction(-7, 8), 123_456_789_012):
            with self.subTest(value=value):
                self.assertEqual(solve([value, value]).value, value)
                with localcontext() as context:
                    context.prec = 4
                    self.assertEqual(solve([value, value]).value, value)
        # Floating-point numbers are rounded to the decimals that values have.
        self.assertEqual(solve([0.1 + 0.2]).value, Decimal("0.3"))
        # Halves are rounded away from zero, as in the package for JavaScript.
        for value, rounded in ((0.0078125, "0.007813"), (-0.0078125, "-0.007813")):
            with localcontext() as context:
                context.prec = 4
                self.assertEqual(solve([value]).value, Decimal(rounded))
        self.assertIsInstance(solve([2.0]).value, int)

    def test_windows(self) -> None:
        expected = solve(_QUIZ, window="-inf..8")
        for window in ([-math.inf, 8], (None, 8), ("-inf", Whole(8)), [None, Decimal(8)], Array([-math.inf, 8]), (None, Array(8.0)), deque([None, 8])):
            self.assertEqual(solve(_QUIZ, window=window), expected)
        self.assertEqual(solve(_QUIZ, window=(None, None)), solve(_QUIZ))

    def test_missing_options_and_pairs(self) -> None:
        self.assertEqual(solve(_QUIZ, order=None, symmetry=False, table=None, depth=None), solve(_QUIZ))
        self.assertEqual(solve(game="tic-tac-toe", table=(3, 5)), solve(game="tic-tac-toe", table="3..5"))
        small = solve(game="connect-four", size=(4, 4), line=3, depth=2)
        self.assertEqual(small, solve(game="connect-four", size="4x4", line=3, depth=2))
        self.assertNotEqual(svg(_QUIZ, names=False), svg(_QUIZ, names=True))

    def test_zero_is_a_value(self) -> None:
        self.assertEqual(solve(_QUIZ, depth=0).visits, 1)
        self.assertEqual(solve(_QUIZ, depth=Whole(0)).visits, 1)
        seeds = [solve(_QUIZ, order="random", seed=seed).visited for seed in (0, 1)]
        self.assertNotEqual(*seeds)
        self.assertEqual(len(trace(_QUIZ, from_=0, to=1)), 1)

    def test_whole_numbers_of_any_type(self) -> None:
        expected = mcts(_QUIZ, iterations=20)
        for twenty in (20.0, Decimal("2e1"), Fraction(20), Array(20), Array(20.0)):
            with self.subTest(twenty=twenty):
                self.assertEqual(mcts(_QUIZ, iterations=twenty), expected)
        found = backtrack("subset-sum", numbers=Array([5, 10, 12, 13]), target=25.0, limit=9.0)
        self.assertEqual(found, backtrack("subset-sum", numbers=[5, 10, 12, 13], target=25, limit=9))

    def test_impossible_options_are_refused(self) -> None:
        refused = self.refused
        refused("option", "ordr", "did you mean order?", solve, _QUIZ, ordr="left")
        refused("option", "tres", "did you mean trees?", judge, min, tres=3)
        refused("option", "tree", "nothing to search", solve)
        refused("option", "tree", "given as an option", solve, _QUIZ, tree=_QUIZ)
        refused("option", "game", "given as an option", solve, _QUIZ, game="chess")
        refused("option", "from", "given twice", trace, _QUIZ, from_=1, **{"from": 2})
        refused("option", "seed", "needs order random", solve, _QUIZ, seed=4)
        refused("option", "seed", "whole number", solve, _QUIZ, order="random", seed=-1)
        refused("option", "seed", "too many digits", solve, _QUIZ, order="random", seed=10**5000)
        for large in (Decimal("1e20000000"), Decimal("1e-20000000"), Fraction(10**5000), 1e300):
            refused("option", "seed", "too many digits", solve, _QUIZ, order="random", seed=large)
        refused("option", "guess", "more than six decimals", solve, _QUIZ, algorithm="mtd-f", guess=Fraction(1, 3**10000))
        refused("option", "depth", "a list", solve, _QUIZ, depth=Array([1]))
        refused("option", "depth", "plies", solve, _QUIZ, depth=1.5)
        refused("option", "depth", "<class 'int'>", solve, _QUIZ, depth=int)
        refused("option", "depth", "<Unprintable>", solve, _QUIZ, depth=Unprintable())
        refused("option", "depth", "true", solve, _QUIZ, depth=True)
        refused("option", "depth", "false", solve, _QUIZ, depth=False)
        refused("option", "algorithm", "false", solve, _QUIZ, algorithm=False)
        refused("option", "algoritm", "did you mean algorithm?", solve, _QUIZ, algoritm=False)
        refused("option", "window", "two values", solve, _QUIZ, window=[8])
        refused("option", "window", "nan", solve, _QUIZ, window=(0, math.nan))
        refused("option", "window", "b'08'", solve, _QUIZ, window=b"08")
        refused("option", "cut", "takes no cut", solve, _QUIZ, algorithm="minimax", cut="gt")
        refused("option", "algorithm", "no chance into account", solve, game="einstein", algorithm="negamax")
        refused("option", "size", "for games", solve, _QUIZ, size="7x6")
        refused("option", "algorithm", "no option", layout, _QUIZ, algorithm="minimax")
        refused("option", "lang", "en, nl or zh", trace, _QUIZ, lang="xx")
        refused("option", "width", "pixels", svg, _QUIZ, width=0)
        refused("option", "width", "pixels", svg, _QUIZ, width=math.inf)
        refused("option", "width", "too many digits", svg, _QUIZ, width=10**400)
        for search in (mcts, best_first):
            refused("option", "game", "expected the name of a game", search, Nim)
            refused("option", "game", "expected the name of a game", search, game=Nim())
        refused("step", "to", "the last one", trace, _QUIZ, to=400)
        refused("option", "from", "smaller one first", trace, _QUIZ, from_=4, to=3)
        refused("option", "from", "smaller one first", backtrack_steps, "queens", from_=4, to=3)
        refused("step", "step", "no step 99", svg, _QUIZ, step=99)
        refused("option", "question", "nothing to grade", grade)
        refused("option", "function", "expected a function", judge, 3)

    def test_impossible_trees_are_refused(self) -> None:
        refused = self.refused
        refused("tree", "tree", "did you mean win?", solve, "(4 8) (wim 5)")
        refused("tree", "tree", "no tree", solve, "")
        refused("tree", "tree", "tree[0][1] is empty", solve, [[1, []]])
        refused("tree", "tree", "tree[1][0] is 'x'", solve, [1, ["x"]])
        refused("tree", "tree", "tree[0] is True", solve, [True])
        refused("tree", "tree", "tree[0] is None", solve, [None])
        refused("tree", "tree", "tree[1] is inf", solve, [1, math.inf])
        refused("tree", "tree", "tree[0] is nan", solve, [math.nan])
        refused("tree", "tree", "tree[0] is Fraction(1, 3)", solve, [Fraction(1, 3)])
        refused("tree", "tree", "tree is {}", solve, {})
        refused("tree", "tree", "tree[0] is b'8'", solve, [b"8"])
        refused("tree", "tree", "tree[0] is 10000000000000, which is too large", solve, [10**13])
        with localcontext() as context:
            context.prec = 4
            refused("tree", "tree", "tree[0] is -1000000000000.5, which is too large", solve, [-1e12 - 0.5])
        refused("tree", "tree", "tree[0] has too many digits", solve, [10**40])
        refused("tree", "tree", "tree[0] is 0.1234567, which has more than six decimals", solve, [Decimal("0.1234567")])
        refused("too-large", "tree", "500 layers", solve, _loop())
        refused("too-large", "tree", "1000000 nodes", solve, [[1] * 1000] * 1000)

    def test_questions_are_dictionaries_in_the_format_of_addresses(self) -> None:
        text = "question=pruned&tree=(4+8)+(17+5)&window=0..inf&table=all&etc=no"
        expected = grade(question=text, answer="L3-4")
        for tree in ([[4, 8], [17, 5]], Array([[4, 8], [17, 5]]), "(4 8) (17 5)"):
            for name in ("kind", "question"):
                question = {name: "pruned", "tree": tree, "window": (0, None), "table": "all", "etc": False, "points": None}
                self.assertEqual(grade(question=question, answer="L3-4"), expected)
        refused = self.refused
        refused("option", "question", "question.hints cannot be {}", grade, question={"kind": "pruned", "hints": {}}, answer="")
        refused("option", "question", "has 3 ends; expected two", grade, question={"kind": "pruned", "window": (0, 1, 2)}, answer="")
        refused("tree", "tree", "tree[0] is None", grade, question={"kind": "pruned", "tree": [None]}, answer="")
        refused("option", "answers", "answers.1 cannot be ['L3-4']", grade, lesson="", answers={1: ["L3-4"]})

    def test_the_largest_trees_are_searched(self) -> None:
        deep: list = [1]
        for value in range(497):
            deep = [deep, value]
        self.assertEqual(solve(deep).nodes, 996)
        self.assertEqual(len(layout(deep).nodes), 996)
        self.assertEqual(solve([[1] * 999] * 999, algorithm="minimax").visits, 999_001)

    def test_errors_say_where(self) -> None:
        with self.assertRaises(PlyscopeError) as caught:
            solve("(4 8)\n(wim 5)")
        error = caught.exception
        self.assertEqual((error.line, error.column, error.hint), (2, 2, "win"))
        self.assertEqual(error.excerpt, "(wim 5)\n ^^^")
        self.assertIn("^^^", str(error))
        self.assertIsInstance(error, ValueError)
        again = pickle.loads(pickle.dumps(error))
        self.assertEqual((str(again), again.column), (str(error), 2))


if __name__ == "__main__":
    unittest.main()
