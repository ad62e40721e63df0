"""Judging functions, right ones and wrong ones."""

import math
import unittest
from decimal import Decimal

from plyscope import Node, PlyscopeError, judge

from support import Array


def minimax(node, alpha, beta):
    if node.is_leaf:
        return node.value
    values = [minimax(child, alpha, beta) for child in node.children]
    return max(values) if node.is_max else min(values)


def alpha_beta(node, alpha, beta):
    if node.is_leaf:
        return node.value
    best = -math.inf if node.is_max else math.inf
    for child in node.children:
        value = alpha_beta(child, alpha, beta)
        if node.is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def asynchronous():
    async def search(node, alpha, beta):
        return 0

    return search


def raises(node, alpha, beta):
    raise LookupError("no “such” node \ud800")


class Silent(Exception):
    def __str__(self):
        raise RuntimeError("no text")


class Unreadable:
    def tolist(self):
        raise LookupError("no list")


def raises_silently(node, alpha, beta):
    raise Silent


class JudgeTest(unittest.TestCase):
    def test_verdicts(self) -> None:
        cases = (
            (minimax, {"algorithm": "minimax"}, "right"),
            (alpha_beta, {}, "right"),
            (alpha_beta, {"root": "min", "window": (-5, 5), "fail": "soft"}, "right"),
            (lambda *given: float(alpha_beta(*given)), {}, "right"),
            (lambda *given: Decimal(alpha_beta(*given)), {}, "right"),
            (lambda *given: Array(float(alpha_beta(*given))), {}, "right"),
            (lambda *given: 1e-9 + minimax(*given), {"algorithm": "minimax"}, "right"),
            (lambda *given: Decimal("1e-9") + minimax(*given), {"algorithm": "minimax"}, "right"),
            (lambda *given: Array([alpha_beta(*given)]), {}, "wrong-value"),
            (minimax, {}, "wrong-nodes"),
            (alpha_beta, {"algorithm": "minimax"}, "wrong-nodes"),
            (lambda *given: -minimax(*given), {"algorithm": "minimax"}, "wrong-value"),
            (lambda *given: None, {}, "wrong-value"),
            (lambda *given: "8", {}, "wrong-value"),
            (lambda *given: Unreadable(), {}, "wrong-value"),
            (lambda *given: True, {}, "wrong-value"),
            (lambda *given: math.inf, {}, "wrong-value"),
            (lambda *given: math.nan, {}, "wrong-value"),
            (lambda node: 8, {}, "crash"),
            (raises, {}, "crash"),
            (raises_silently, {}, "crash"),
        )
        for number, (function, options, verdict) in enumerate(cases):
            with self.subTest(number=number):
                report = judge(function, trees=40, **options)
                self.assertEqual((report.verdict, report.trees), (verdict, 40))
                self.assertEqual(bool(report), verdict == "right")
                self.assertEqual(report.counterexample is None, verdict == "right")
                self.assertIn(report.text.splitlines()[0], repr(report))

    def test_infinity_is_a_wrong_value_and_shown(self) -> None:
        for value, shown in ((math.inf, "∞"), (-math.inf, "−∞")):
            self.assertIn(f"Value: {shown} ", judge(lambda *given, value=value: value, trees=5).text)

    def test_a_counterexample_says_what_is_wrong(self) -> None:
        report = judge(minimax, seed=3, lang="nl")
        found = report.counterexample
        self.assertEqual(found.expected.value, found.got.value)
        self.assertLess(len(found.expected.visited), len(found.got.visited))
        self.assertEqual(report.misconceptions, ("minimax",))
        self.assertIn("De kleinste gevonden boom", report.text)
        self.assertTrue(report._repr_svg_().startswith("<svg"))

    def test_the_same_seed_has_the_same_trees(self) -> None:
        def seen(**options):
            trees = []
            judge(lambda node, alpha, beta: trees.append(repr(node.children)) or minimax(node, alpha, beta), **options)
            return trees

        self.assertEqual(seen(trees=9, algorithm="minimax", seed=5), seen(trees=9, algorithm="minimax", seed=5))
        self.assertNotEqual(seen(trees=9, algorithm="minimax", seed=5), seen(trees=9, algorithm="minimax", seed=6))

    def test_a_function_may_search_itself(self) -> None:
        from plyscope import solve

        def search(node, alpha, beta):
            def listed(node):
                return node.value if node.is_leaf else [listed(child) for child in node.children]

            return solve(listed(node), root="max" if node.is_max else "min").value

        self.assertEqual(judge(search, algorithm="minimax", trees=20).verdict, "right")

    def test_what_cannot_be_judged_is_refused(self) -> None:
        for function, options in ((asynchronous(), {}), (minimax, {"algorithm": "mtd-f"}), (minimax, {"trees": 0})):
            with self.subTest(options=options), self.assertRaises(PlyscopeError):
                judge(function, **options)

    def test_an_interrupt_is_no_crash(self) -> None:
        def interrupted(node, alpha, beta):
            raise KeyboardInterrupt

        with self.assertRaises(KeyboardInterrupt):
            judge(interrupted)

    def test_nodes_are_those_of_the_helper(self) -> None:
        root = Node([[4, 8], [17, 5]], True)
        self.assertEqual(minimax(root, -math.inf, math.inf), 5)


if __name__ == "__main__":
    unittest.main()
