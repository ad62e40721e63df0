"""Games of the caller, right ones and such that break their rules."""

import types
import unittest
from decimal import Decimal
from fractions import Fraction
from itertools import count

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
        self.assertEqual(solve(Nim(30), depth="3"), found)
        guessed = broken(evaluate=lambda position: -position[0] / 3)
        self.assertEqual(str(solve(guessed, depth=1).value), "-0.666667")
        self.assertEqual(solve(Nim(3), depth=0).value, 0)
        self.assertLessEqual(solve(Nim(60)).nodes, 200_000)

    def test_values_are_any_numbers(self) -> None:
        for value in (Whole(7), 7.0, Fraction(7), Decimal(7)):
            with self.subTest(value=value):
                self.assertEqual(solve(broken(result=lambda position: None if position[0] else value)).value, 7)
        exact = {
            Decimal("123456789012.123456"): "123456789012.123456",
            Decimal("-0.1234567"): "-0.123457",
            Fraction(123456789012123457, 10**6): "123456789012.123457",
            0.0078125: "0.007813",
            -1e-9: "0",
            1e-6: "0.000001",
            999999999999.9: "999999999999.9",
        }
        for value, expected in exact.items():
            with self.subTest(value=value):
                self.assertEqual(str(solve(broken(result=lambda position: None if position[0] else value)).value), expected)

    def test_broken_rules_are_refused_with_the_position(self) -> None:
        def twice(position):
            return [1, 1]

        def changes(position, move):
            position[0] -= move
            return position

        def takes(position):
            position[0] -= 1

        class Heap:
            """A position without a text of its own."""

            def __init__(self, left):
                self.left = left

            def take(self, move):
                self.left -= move
                return self

        of_heaps = {
            "start": lambda: Heap(4),
            "player": lambda heap: "max",
            "moves": lambda heap: [1],
            "play": Heap.take,
            "result": lambda heap: None if heap.left else "win",
        }

        class Unlisted:
            def __iter__(self):
                raise TypeError("no such list")

        class Silent:
            def __repr__(self):
                raise LookupError("no such text")

        endless = broken(play=lambda position, move: (4, "max"), result=lambda position: None)
        cases = (
            (broken(moves=twice), "1", "||||"),
            (broken(moves=lambda position: []), "", "||||"),
            (broken(moves=lambda position: 3), "3", "||||"),
            (broken(moves=lambda position: Unlisted()), "moves ends with an error: TypeError: no such list", "||||"),
            (broken(play=fails), "no such heap", "||||"),
            (broken(play=lambda position, move: None), "play", "||||"),
            (broken(start=lambda: [4, "max"], play=changes), "play", ""),
            (broken(start=lambda: [4, "max"], result=takes), "result changes", "|||"),
            (broken(start=lambda: [4, "max"], moves=lambda position: [takes(position)]), "moves changes", "|||"),
            (broken(**of_heaps), "play changes", "At the start"),
            (broken(moves=lambda position: [1, "1"]), "two moves named 1", "||||"),
            (broken(result=lambda position: Silent()), "Silent", "||||"),
            (broken(player=lambda position: "white"), "white", "||||"),
            (broken(result=lambda position: "won"), "won", "||||"),
            (broken(result=lambda position: [1]), "[1]", "||||"),
            (broken(result=lambda position: Decimal("1000000000000.000001")), "1000000000000.000001", "||||"),
            (broken(result=lambda position: Fraction(1, 3)), "Fraction(1, 3)", "||||"),
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

    def test_lists_among_the_items_of_a_move_keep_their_brackets(self) -> None:
        moves = [([1], [2, 3]), ([1, 2], [3])]
        game = broken(moves=lambda position: moves, play=lambda position, move: (0, "min"))
        self.assertEqual([node.label for node in layout(game).nodes], [None, "[1],[2,3]", "[1,2],[3]"])

    def test_a_list_of_moves_may_have_no_end_below_the_tree(self) -> None:
        game = broken(
            moves=lambda position: count(1) if position[0] < 4 else [1, 2],
            play=lambda position, move: (max(position[0] - move, 0), "max"),
        )
        found = solve(game)
        self.assertEqual((found.plies, found.nodes), (1, 3))

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
        depths = ({"depth": depth} for depth in (-1, 1.5, "all", "401"))
        cases = ({"root": "min"}, {"position": "x"}, {"tree": "4 8"}, *depths)
        for options in cases:
            with self.subTest(options=options), self.assertRaises(PlyscopeError):
                solve(Nim, **options)


if __name__ == "__main__":
    unittest.main()
