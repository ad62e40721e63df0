"""How Python's values become attributes; it needs no notebook."""

import re
import unittest
from collections import deque
from decimal import Decimal
from fractions import Fraction

from plyscope._attributes import NAMES, texts

from support import Array, Whole


class bool_:  # noqa: N801 (numpy's name)
    """A truth value as numpy has them: it equals a number, and is not Python's own."""

    def __init__(self, truth: bool) -> None:
        self.truth = truth

    def __bool__(self) -> bool:
        return self.truth


class AttributesTest(unittest.TestCase):
    def test_zero_is_a_value_of_every_attribute(self) -> None:
        for name in NAMES:
            given = f"{name}_" if name == "from" else name
            for zero in (0, Whole(0), 0.0):
                with self.subTest(name=name, zero=zero):
                    self.assertEqual(texts({given: zero}), {name: "0"})

    def test_values_mean_what_a_reader_thinks(self) -> None:
        table = (
            ({"loop": True}, {"loop": ""}),
            ({"loop": bool_(True)}, {"loop": ""}),
            ({"autoplay": False, "loop": bool_(False), "seed": None}, {}),
            ({"symmetry": True}, {"symmetry": "yes"}),
            ({"wanted": ""}, {"wanted": ""}),
            ({"seed": 1, "depth": Whole(3)}, {"seed": "1", "depth": "3"}),
            ({"seed": 2**64 - 1}, {"seed": "18446744073709551615"}),
            ({"from_": 3, "to": "last"}, {"from": "3", "to": "last"}),
            ({"window": (0, 15)}, {"window": "0..15"}),
            ({"window": [Whole(-3), 0]}, {"window": "-3..0"}),
            ({"window": (-2.5, float("inf"))}, {"window": "-2.5..inf"}),
            ({"window": (float("-inf"), 8.0)}, {"window": "-inf..8"}),
            ({"window": (1e-9, 0.1 + 0.2)}, {"window": "0..0.3"}),
            ({"window": (None, 15)}, {"window": "-inf..15"}),
            ({"window": deque([0, None])}, {"window": "0..inf"}),
            ({"tree": [[4, 8], (17, "win")]}, {"tree": "( ( 4 8 ) ( 17 win ) )"}),
            ({"tree": range(3)}, {"tree": "( 0 1 2 )"}),
            ({"guess": Decimal("1.25")}, {"guess": "1.25"}),
            ({"guess": Fraction(5, 4)}, {"guess": "1.25"}),
            ({"guess": 0.0078125}, {"guess": "0.007813"}),
            ({"window": "0..15"}, {"window": "0..15"}),
            ({"table": (3, 5)}, {"table": "3..5"}),
            ({"size": (5, 4)}, {"size": "5x4"}),
            ({"size": 6}, {"size": "6"}),
            ({"board": [Whole(5), 5]}, {"board": "5x5"}),
            ({"labels": [5, 2, 8]}, {"labels": "5 2 8"}),
            ({"blocked": ("a1", "b2")}, {"blocked": "a1 b2"}),
            ({"numbers": Array([5, 10.5]), "window": Array([0, 15])}, {"numbers": "5 10.5", "window": "0..15"}),
            ({"target": Array(25.0), "labels": [Array(5), Array(2.0)]}, {"target": "25", "labels": "5 2"}),
        )
        for given, expected in table:
            with self.subTest(given=given):
                self.assertEqual(texts(given), expected)

    def test_a_name_that_there_is_not_is_refused_with_a_suggestion(self) -> None:
        table = (
            ("algoritm", "did you mean 'algorithm'"),
            ("sede", "did you mean 'seed'"),
            ("stepp", "did you mean 'step'"),
            ("from__", "did you mean 'from'"),
            ("xyzzy", "there are tree"),
        )
        for name, message in table:
            with self.subTest(name=name), self.assertRaisesRegex(TypeError, f"no attribute {name!r}.*{message}"):
                texts({name: 1})

    def test_what_is_no_value_is_refused(self) -> None:
        for given in ({"window": (1, 2, 3)}, {"size": (5,)}, {"table": (None, 1)}, {"tree": [1, {}]}, {"seed": object()}, {"depth": {}}, {"depth": int}, {"depth": Array([[1]])}, {"window": (float("nan"), 1)}):
            with self.subTest(given=given), self.assertRaises(ValueError):
                texts(given)
        for guess in (float("nan"), Fraction(1, 3)):
            with self.subTest(guess=guess), self.assertRaisesRegex(ValueError, "^guess is"):
                texts({"guess": guess})
        with self.assertRaisesRegex(TypeError, "given twice"):
            texts({"seed": 1, "seed_": 2})


if __name__ == "__main__":
    unittest.main()
