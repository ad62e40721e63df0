"""Which request the still picture of a scene is: what the page shows for the same attributes."""

import unittest
from unittest import mock

from plyscope._attributes import texts
from plyscope._still import still


class StillTest(unittest.TestCase):
    def request(self, **arguments: object) -> "dict[str, object]":
        """What the program is asked for the picture of a tree with these attributes."""
        with mock.patch("plyscope._program.call", return_value="<svg/>") as call:
            self.assertEqual(still(texts({"tree": "(1 2)", **arguments}), 3), "<svg/>")
        name, request = call.call_args.args
        self.assertEqual(name, "svg")
        return request

    def test_flags_are_read_as_the_page_reads_them(self) -> None:
        for name in ("symmetry", "etc"):
            for given, expected in ((True, True), ("yes", True), ("no", False)):
                with self.subTest(name=name, given=given):
                    self.assertIs(self.request(**{name: given})[name], expected)
            for absent in (False, None):
                with self.subTest(name=name, given=absent):
                    self.assertNotIn(name, self.request(**{name: absent}))
            # The page says that these are no choices of it.
            for wrong in ("false", "False", "true", "1", "", 0):
                with self.subTest(name=name, given=wrong), mock.patch("plyscope._program.call") as call:
                    self.assertIsNone(still(texts({"tree": "(1 2)", name: wrong}), 3))
                    call.assert_not_called()

    def test_what_is_no_depth_first_search_has_none(self) -> None:
        others = ({"iterations": 20}, {"search": "sss"}, {"goal": 5}, {"question": "pruned"}, {"practice": "pruned"}, {"lesson": "a"}, {"src": "a.md"})
        for other in others:
            with self.subTest(other=other), mock.patch("plyscope._program.call") as call:
                self.assertIsNone(still(texts({"tree": "(1 2)", **other}), 3))
                call.assert_not_called()
        self.assertEqual(self.request(ask="cuts"), {"tree": "(1 2)", "step": 3})

    def test_it_is_within_the_steps_that_are_shown(self) -> None:
        table = (
            ({}, 3, 3),
            ({}, "last", "last"),
            ({"from_": 5}, 3, 5),
            ({"from_": 5}, "last", "last"),
            ({"to": 9}, 3, 3),
            ({"to": 9}, "last", 9),
            ({"to": 2}, 3, 2),
            ({"to": "last"}, 3, 3),
            ({"from_": "last"}, 3, "last"),
            ({"from_": 9, "to": 5}, 7, 9),
        )
        for given, step, shown in table:
            with self.subTest(given=given, step=step), mock.patch("plyscope._program.call", return_value="<svg/>") as call:
                still(texts({"tree": "(1 2)", **given}), step)
                self.assertEqual(call.call_args.args[1]["step"], shown)
        # The page says that this is no step.
        self.assertIsNone(still({"tree": "(1 2)", "to": "end"}, 3))

    def test_other_attributes_are_texts_or_numbers(self) -> None:
        request = self.request(window=(0, 15), seed=7, line=3, loop=True)
        self.assertEqual(request, {"tree": "(1 2)", "window": "0..15", "seed": "7", "line": 3, "step": 3})
        self.assertIsNone(still({"puzzle": "queens"}, 0))


if __name__ == "__main__":
    unittest.main()
