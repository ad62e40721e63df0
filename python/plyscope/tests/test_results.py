"""What results are like: immutable, readable, and pictures in notebooks."""

import copy
import dataclasses
import json
import pickle
import types
import typing
import unittest

import plyscope
from plyscope import Scene, backtrack, backtrack_steps, grade, layout, solve, svg, trace

_QUIZ = "((8 5) (20 3)) ((2 4) (15 6))"
_LESSON = """---
title: Two
---
```question
id: a
points: 4
tree: ((8 5) (20 3)) ((2 4) (15 6))
```
```question
question: best-move
tree: (4 8) (17 5)
```
"""


class ResultsTest(unittest.TestCase):
    def test_texts(self) -> None:
        pruned = "L3-4 L4-4 L4-7 L4-8"
        expected = f"finds 8; best path L1-1 L2-1 L3-1 L4-1; 11 of 15 nodes visited, 4 pruned: {pruned}>"
        self.assertIn(expected, repr(solve(_QUIZ)))
        self.assertIn("in tic-tac-toe alpha-beta finds draw; best line", repr(solve(game="tic-tac-toe")))
        self.assertIn("finds at least 8; ", repr(solve(_QUIZ, window=(0, 5))))
        self.assertIn("3 nodes, 1 siblings wide", repr(layout("4 8")))
        self.assertIn("The leaf L4-1 has the value 8.", repr(trace(_QUIZ, lang="en")))

    def test_a_trace_is_a_sequence(self) -> None:
        steps = trace(_QUIZ)
        self.assertEqual([step.step for step in steps], list(range(1, len(steps) + 1)))
        self.assertEqual(steps[2:4], trace(_QUIZ, from_=3, to=4))
        self.assertEqual(steps[-1], steps[len(steps) - 1])
        self.assertEqual(hash(steps), hash(trace(_QUIZ)))
        cut = next(step for step in steps if step.event == "cut")
        self.assertEqual((cut.skipped, cut.because.set_by), (("L4-4",), "L2-1"))

    def test_results_do_not_change(self) -> None:
        found = solve(_QUIZ)
        with self.assertRaises(dataclasses.FrozenInstanceError):
            found.value = 9
        self.assertEqual(hash(found), hash(solve(_QUIZ)))
        for again in (copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
            self.assertEqual((again, again._repr_svg_()), (found, found._repr_svg_()))

    def test_what_is_in_results_by_name_does_not_change(self) -> None:
        step = backtrack_steps("map", map="A-B", inference="forward-checking", to=1)[1]
        solved = [backtrack(puzzle) for puzzle in ("map", "cryptarithm")]
        for result, names in (*((found, found.found[0]) for found in solved), (step, step.removed)):
            with self.subTest(result=result):
                again = pickle.loads(pickle.dumps(result))
                self.assertEqual((again, hash(again)), (result, hash(result)))
                self.assertEqual(copy.deepcopy(result), result)
                self.assertIn(json.dumps(names), json.dumps(dataclasses.asdict(result)))
                with self.assertRaises(TypeError):
                    names["A"] = 99

    def test_pictures(self) -> None:
        picture = svg(_QUIZ, step="last")
        self.assertEqual(solve(_QUIZ)._repr_svg_(), picture)
        self.assertEqual(picture._repr_svg_(), picture)
        self.assertEqual(layout(_QUIZ)._repr_svg_(), svg(_QUIZ, step=0))
        self.assertIn("<svg", solve(game="tic-tac-toe", position="XOX/XO./O..")._repr_svg_())
        self.assertIsNone(solve([[1] * 50] * 50)._repr_svg_())

    def test_html_has_no_tags_of_names(self) -> None:
        steps = trace('"<b>&":(4 8)', lang="en")
        html = steps._repr_html_()
        self.assertNotIn("<b>", html)
        self.assertEqual(html.count("<tr>"), len(steps) + 1)
        self.assertIn("more steps", trace("(1 2 3 4 5 6 7 8 9)" * 40)._repr_html_())

    def test_grades(self) -> None:
        graded = grade(question={"question": "pruned", "tree": _QUIZ, "points": 4}, answer="L3-4 L4-4")
        self.assertEqual((graded.points, graded.most, graded.missing), (2, 4, 2))
        self.assertEqual([found.mark for found in graded.findings], ["right", "right", "missed", "missed"])
        self.assertEqual(repr(graded), "<Grade: 2 of 4 points: 2 of 4 right, 2 missing>")
        self.assertIn("<li>✓ L3-4</li>", graded._repr_html_())
        empty = grade(question={"question": "pruned", "tree": _QUIZ}, answer="", lang="nl")
        self.assertEqual((empty.answered, empty.points, empty.findings), (False, 0, ()))

    def test_grades_of_lessons(self) -> None:
        by_name = grade(lesson=_LESSON, answers={2: "L2-2", "a": "L3-4 L4-4\nL4-7..8"})
        self.assertEqual(by_name, grade(lesson=_LESSON, answers="a: L3-4 L4-4 L4-7..8\n2: L2-2"))
        self.assertEqual((by_name.title, by_name.points, by_name.most), ("Two", 5, 5))
        self.assertEqual([question.id for question in by_name.questions], ["a", "2"])
        self.assertIn("5 of 5 points", by_name._repr_html_())

    def test_the_widget_has_a_picture(self) -> None:
        def shown(**given):
            return Scene(**given)._repr_mimebundle_()[0].get("image/svg+xml")

        self.assertEqual(shown(tree=_QUIZ, step=9, order="random", seed=3), svg(_QUIZ, step=9, order="random", seed=3))
        self.assertEqual(shown(game="tic-tac-toe", depth=1, step="last"), svg(game="tic-tac-toe", depth=1))
        # The widget stops at its last step.
        self.assertEqual(shown(tree="4 8", step=99), svg("4 8"))
        for given in ({"tree": "(4 8"}, {"puzzle": "queens", "size": 6}, {"labels": "5 2 8"}):
            self.assertIsNone(shown(**given))

    def test_all_that_is_exported_is_there(self) -> None:
        # Names of types that are made of others have no docstring of their own.
        for name in set(plyscope.__all__) - {"Player", "Value"}:
            self.assertTrue(getattr(plyscope, name).__doc__, name)
        self.assertLessEqual(set(plyscope.__all__), set(dir(plyscope)))
        with self.assertRaises(AttributeError):
            plyscope.nothing

    def test_the_types_of_all_that_is_exported_are_too(self) -> None:
        exported = [getattr(plyscope, name) for name in plyscope.__all__]
        for one in exported:
            if isinstance(one, types.FunctionType):
                typing.get_type_hints(one)
            elif dataclasses.is_dataclass(one):
                for hint in typing.get_type_hints(one).values():
                    inner = [hint, *typing.get_args(hint)]
                    records = [kind for kind in inner if isinstance(kind, type) and dataclasses.is_dataclass(kind)]
                    self.assertLessEqual(set(records), set(exported), one)


if __name__ == "__main__":
    unittest.main()
