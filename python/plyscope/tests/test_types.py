"""The types of the package, by the strictest rules of mypy."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import plyscope

_RIGHT = """
from typing import Literal, Optional

from plyscope import (
    GameSolution, Grade, LessonGrade, Node, OwnGameSolution, Player, ProofNumberSolution, Scene, Solution, Step, Value,
    backtrack, backtrack_steps, best_first, grade, judge, layout, solve, svg, trace
)

found: Solution = solve([[4, 8], [17, 5]], algorithm="minimax", depth=3)
again: Solution = solve(tree="4 8", window=(None, 8))
game: GameSolution = solve(game="chess", depth=2)
steps: list[Step] = [step for step in trace("4 8", from_=2, lang="nl") if step.because is None]
xs: list[float] = [node.x for node in layout("4 8").nodes]
picture: str = svg("4 8", step="last", scheme="dark")
graded: Grade = grade(question={"question": "pruned", "tree": "4 8"}, answer="")
number: Grade = grade(question={"question": "value", "tree": "4 8"}, answer=8)
answers: dict[str, str] = {"1": "L3-4"}
lesson: LessonGrade = grade(lesson="", answers=answers, seed=None)
numbered: LessonGrade = grade(lesson="", answers={1: "L3-4", "b": "L2-1"})
depth: Optional[int] = None
not_given: Solution = solve("4 8", depth=depth, seed=None, order=None)
leaves: int = best_first("4 8").leaves + best_first("4 8", search="sss").leaves
proved: ProofNumberSolution = best_first(tree="4 8", search="proof-number", goal=4)


def either(search: Literal["sss", "proof-number"]) -> int:
    return best_first(game="tic-tac-toe", search=search).nodes


def search(node: Node, alpha: float, beta: float) -> float:
    return node.value if node.is_leaf else max(search(child, alpha, beta) for child in node.children)


class Count:
    def start(self) -> int:
        return 0

    def player(self, position: int) -> Player:
        return "max"

    def moves(self, position: int) -> list[int]:
        return [1, 2]

    def play(self, position: int, move: int) -> int:
        return position + move

    def result(self, position: int) -> Value | None:
        return position if position > 3 else None


own: OwnGameSolution = solve(Count, depth=3)
again_own: OwnGameSolution = solve(game=Count())
ways: tuple[tuple[str, ...], ...] = backtrack("maze", maze=["S.", ".G"], limit=3).found
colour: int = backtrack("map", map="A-B", inference="forward-checking").found[0]["A"]
choices: list[str | None] = [step.choice for step in backtrack_steps("queens", size=6, from_=2, lang="zh")]
passed: int = judge(search, algorithm="alpha-beta", trees=9).passed
Scene(tree="4 8").next()
"""

_WRONG = """
from plyscope import backtrack, judge, solve

solve("4 8", algorithm="minmax")
solve("4 8", ordr="left")
solve(game="go")
solve("4 8").values
judge(3)
solve(object)
backtrack("queens", maze="S.G")
backtrack("hanoi")
"""


class TypesTest(unittest.TestCase):
    def check(self, *given: str) -> str:
        with tempfile.TemporaryDirectory() as folder:
            words = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", folder, *given]
            ran = subprocess.run(words, capture_output=True, encoding="utf-8", cwd=folder)
        self.assertEqual(ran.returncode == 0, ran.stdout == "", ran.stderr)
        return ran.stdout

    def test_the_package_itself(self) -> None:
        # It shares a file with programs of students, which have no types.
        shared = ["--exclude", "_rules[.]py$"]
        self.assertEqual(self.check(*shared, str(Path(plyscope.__file__).parent)), "")

    def test_what_uses_it(self) -> None:
        self.assertEqual(self.check("-c", _RIGHT), "")
        found = {int(line.split(":")[1]) for line in self.check("-c", _WRONG).splitlines() if ": error:" in line}
        self.assertEqual(found, {4, 5, 6, 7, 8, 9, 10, 11})


if __name__ == "__main__":
    unittest.main()
