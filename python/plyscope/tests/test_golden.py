"""The package answers as the command does, and finds what the lectures say."""

import json
import random
import unittest
from pathlib import Path

from plyscope import solve, svg, trace

from support import answers, command, plain, tree

_CASES = Path(__file__).parents[3] / "tests" / "cases" / "lecture-trees.json"

#: Searches with options that they have an effect on.
_SEARCHES = (
    {},
    {"algorithm": "minimax"},
    {"algorithm": "negamax", "cut": "gt"},
    {"algorithm": "principal-variation", "fail": "hard"},
    {"algorithm": "mtd-f", "table": "all"},
    {"algorithm": "aspiration", "guess": 2},
    {"algorithm": "iterative-deepening", "depth": 2},
    {"order": "random", "seed": 7, "root": "min"},
    {"algorithm": "star2"},
    {"window": "-3.5..7", "order": "right", "table": "all", "keeps": "exact"},
)

_GAMES = (
    {"game": "tic-tac-toe", "position": "X.O/.X./..O", "table": "3..5", "symmetry": True},
    {"game": "connect-four", "size": "5x4", "line": 3, "depth": 3, "order": "best"},
    {"game": "othello", "depth": 2, "weights": "25*corners+discs"},
    {"game": "checkers", "depth": 3, "weights": "men+1.5*kings"},
    {"game": "einstein", "depth": 4, "algorithm": "star2"},
    {"game": "dice-nim", "position": "9 O", "algorithm": "star1", "depth": 5},
    {"game": "2048", "size": "3x3", "depth": 3, "algorithm": "star1", "weights": "score+10*free"},
    {"game": "chess", "depth": 2},
)


def _words(options):
    """The options as the command takes them."""
    for name, value in options.items():
        yield f"--{name}"
        if value is not True:
            yield str(value)


def _answered(found, expected):
    """What was found, without the fields that are ``None`` and that the command leaves out."""
    if isinstance(found, dict) and isinstance(expected, dict):
        kept = {name: value for name, value in found.items() if value is not None or name in expected}
        return {name: _answered(value, expected.get(name)) for name, value in kept.items()}
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        return [_answered(*pair) for pair in zip(found, expected)]
    return found


class GoldenTest(unittest.TestCase):
    def test_trees_as_the_command(self) -> None:
        chance = random.Random(1)
        for number in range(240):
            given, options = f"({tree(chance, 4)} {tree(chance, 5)})", _SEARCHES[number % len(_SEARCHES)]
            if options.get("algorithm") == "star2":
                given = f"(chance:(1/4*(2 8) 3/4*(7 -3)) {number % 9} chance:(-9 {number % 7 * 2}))"
            words = [given, *_words(options)]
            with self.subTest(words=words):
                expected = answers(command("solve", "--json", *words))
                self.assertEqual(_answered(plain(solve(given, **options)), expected), expected)
                if number % 4 == 0:
                    lines = command("trace", "--json", *words).splitlines()
                    steps = trace(given, **options)
                    self.assertEqual(len(steps), len(lines))
                    for step, line in zip(steps, lines):
                        self.assertEqual(_answered(plain(step), answers(line)), answers(line))
                if number % 20 == 0:
                    self.assertEqual(svg(given, **options), command("draw", *words))

    def test_games_as_the_command(self) -> None:
        for options in _GAMES:
            words = list(_words(options))
            with self.subTest(words=words):
                expected = answers(command("solve", "--json", *words))
                self.assertEqual(_answered(plain(solve(**options)), expected), expected)
                lines = command("trace", "--json", *words).splitlines()
                steps = trace(**options, to=40)
                self.assertEqual(len(steps), 40)
                for step, line in zip(steps, lines):
                    self.assertEqual(_answered(plain(step), answers(line)), answers(line))

    def test_the_lectures_trees(self) -> None:
        cases = json.loads(_CASES.read_text(encoding="utf-8"))
        self.assertGreater(len(cases), 3)
        for case in cases:
            with self.subTest(case=case["id"]):
                found = solve(case["tree"], root=case["root"], window=case.get("window"))
                self.assertEqual((found.value, list(found.pruned)), (case["value"], case["pruned"]))
                self.assertEqual(len(found.visited), case["visited"])


if __name__ == "__main__":
    unittest.main()
