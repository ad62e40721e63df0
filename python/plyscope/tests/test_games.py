"""Games of the caller, right ones and such that break their rules."""

import types
import unittest
from decimal import Decimal
from fractions import Fraction

from plyscope import OwnGameSolution, PlyscopeError, layout, solve, svg, trace

from support import Whole


class Nim:
    """A heap. Take one or two; who takes the last one wins."""

    def __init__(self, heap: int = 4) -> None:
        self.heap = heap

    def start(self):
        return (self.heap, "max")

    def player(self, position):
        return position[1]

    def moves(self, position):
        return range(1, min(position[0], 2) + 1)

    def play(self, position, move):
        return (position[0] - move, "min" if position[1] == "max" else "max")

    def result(self, position):
        return None if position[0] else "loss" if position[1] == "max" else "win"

    def show(self, position):
        return "|" * position[0]


def broken(**functions):
    """The game with some other functions."""
    names = ("start", "player", "moves", "play", "result", "show")
    return types.SimpleNamespace(**{**{name: getattr(Nim(), name) for name in names}, **functions})


def fails(*_):
    raise LookupError("no such heap")


class GamesTest(unittest.TestCase):
    def test_a_game_is_searched_as_its_tree(self) -> None:
        found = solve(Nim)
        self.assertIsInstance(found, OwnGameSolution)
        self.assertEqual((found.value, found.best_line[0], found.complete, found.plies), ("win", "1", True, 4))
        self.assertEqual([solve(Nim(heap)).value for heap in range(1, 8)], ["win", "win", "loss"] * 2 + ["win"])
        for again in (solve(Nim()), solve(game=Nim), solve(game=Nim(), depth="end"), solve(broken())):
            self.assertEqual(again, found)
        of_tree = solve(found.tree)
        self.assertEqual((of_tree.value, of_tree.visited), (found.value, found.visited))
        self.assertIn("OwnGameSolution: alpha-beta finds win; best line 1 ", repr(found))

    def test_steps_and_pictures(self) -> None:
        steps = trace(Nim, algorithm="minimax", lang="en")
        self.assertEqual(steps[0].player, "max")
        self.assertEqual([node.label for node in layout(Nim(2)).nodes], [None, "1", "2", "1"])
        self.assertEqual(solve(Nim(2))._repr_svg_(), svg(Nim(2)))

    def test_a_player_may_move_twice(self) -> None:
        # MAX adds 1 or 2 twice, then MIN takes 1 or 2 away.
        game = broken(
            start=lambda: (),
            player=lambda taken: "max" if len(taken) < 2 else "min",
            moves=lambda taken: [1, 2],
            play=lambda taken, move: (*taken, move),
            result=lambda taken: sum(taken[:2]) - taken[2] if len(taken) == 3 else None,
            show=str,
        )
        found = solve(game)
        self.assertEqual((found.value, found.best_line), (2, ("2", "2", "2")))
        self.assertEqual(solve(found.tree).value, 2)
        self.assertIn("max:", found.tree)

    def test_it_is_unfolded_to_a_depth(self) -> None:
        found = solve(Nim(30), depth=3)
        self.assertEqual((found.plies, found.value, found.estimate, found.complete), (3, 0, True, False))
        guessed = broken(evaluate=lambda position: -position[0] / 3)
        self.assertEqual(str(solve(guessed, depth=1).value), "-0.666667")
        self.assertEqual(solve(Nim(3), depth=0).value, 0)
        self.assertLessEqual(solve(Nim(60)).nodes, 200_000)

    def test_values_are_any_numbers(self) -> None:
        for value in (Whole(7), 7.0, Fraction(7), Decimal(7)):
            with self.subTest(value=value):
                self.assertEqual(solve(broken(result=lambda position: None if position[0] else value)).value, 7)

    def test_broken_rules_are_refused_with_the_position(self) -> None:
        def twice(position):
            return [1, 1]

        def changes(position, move):
            position[0] -= move
            return position

        endless = broken(play=lambda position, move: (4, "max"), result=lambda position: None)
        cases = (
            (broken(moves=twice), "1", "||||"),
            (broken(moves=lambda position: []), "", "||||"),
            (broken(moves=lambda position: 3), "3", "||||"),
            (broken(play=fails), "no such heap", "||||"),
            (broken(play=lambda position, move: None), "play", "||||"),
            (broken(start=lambda: [4, "max"], play=changes), "play", ""),
            (broken(player=lambda position: "white"), "white", "||||"),
            (broken(result=lambda position: "won"), "won", "||||"),
            (broken(result=lambda position: [1]), "[1]", "||||"),
            (broken(evaluate=lambda position: float("nan")), "nan", "|"),
            (broken(start=fails), "no such heap", ""),
            (endless, "", "||||"),
            (types.SimpleNamespace(start=fails), "player", ""),
        )
        for number, (game, words, board) in enumerate(cases):
            with self.subTest(number=number), self.assertRaises(PlyscopeError) as caught:
                solve(game, depth=2 if hasattr(game, "evaluate") else None)
            self.assertEqual(caught.exception.code, "game")
            self.assertIn(words, str(caught.exception))
            self.assertIn(board, str(caught.exception))

    def test_the_error_of_the_game_is_the_cause(self) -> None:
        with self.assertRaises(PlyscopeError) as caught:
            solve(broken(moves=fails))
        self.assertIsInstance(caught.exception.__cause__, LookupError)

    def test_a_class_that_makes_no_object_is_refused(self) -> None:
        for game in (type("Failing", (Nim,), {"__init__": fails}), type("Other", (Nim,), {"__init__": lambda self, heap: None})):
            with self.subTest(game=game), self.assertRaises(PlyscopeError) as caught:
                solve(game)
            self.assertEqual(caught.exception.code, "game")
            self.assertIsInstance(caught.exception.__cause__, (LookupError, TypeError))

    def test_options_that_have_no_effect_are_refused(self) -> None:
        cases = ({"root": "min"}, {"position": "x"}, {"tree": "4 8"}, {"depth": -1}, {"depth": 1.5}, {"depth": "all"})
        for options in cases:
            with self.subTest(options=options), self.assertRaises(PlyscopeError):
                solve(Nim, **options)


if __name__ == "__main__":
    unittest.main()
