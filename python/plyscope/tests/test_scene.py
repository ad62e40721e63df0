"""What a Scene takes and refuses; how it is shown is tried in real notebooks."""

import unittest
from unittest import mock

from plyscope import Scene

from support import Array


class SceneTest(unittest.TestCase):
    def test_attributes_become_texts(self) -> None:
        scene = Scene(tree="(1 2)", from_=3, loop=True, autoplay=False, seed=None)
        self.assertEqual(scene.attributes, {"tree": "(1 2)", "from": "3", "loop": ""})

    def test_zero_is_a_value(self) -> None:
        scene = Scene(tree="(4 8) (2 5)", order="random", seed=0, depth=0, window=(0, 15))
        expected = {"tree": "(4 8) (2 5)", "order": "random", "seed": "0", "depth": "0", "window": "0..15"}
        self.assertEqual(scene.attributes, expected)
        with self.assertRaisesRegex(TypeError, "did you mean 'algorithm'"):
            Scene(tree="1 2", algoritm="minimax")

    def test_the_step_is_a_number_or_the_last(self) -> None:
        self.assertEqual(Scene(tree="(1 2)", step=4).step, 4)
        self.assertEqual(Scene(tree="(1 2)", step="last").attributes["step"], "last")
        for step in (-1, 1.5, "first", True, None, Array(3.0), Array([3])):
            with self.subTest(step=step), self.assertRaisesRegex(ValueError, "step must be"):
                Scene(tree="(1 2)", step=step)

    def test_the_picture_is_of_the_step_where_its_reader_is(self) -> None:
        for given, reported, expected in (({"step": "last"}, {}, "last"), ({"step": 4}, {}, 4), ({"step": "last"}, {"last": 8, "step": 0}, 0)):
            scene = Scene(tree="(1 2)", **given)
            for name, value in reported.items():
                setattr(scene, name, value)
            with self.subTest(given=given), mock.patch("plyscope._scene.still", return_value=None) as still:
                scene._repr_mimebundle_()
                self.assertEqual(still.call_args.args[1], expected)

    def test_every_search_brings_its_own_program(self) -> None:
        scenes = [Scene(tree="1 2"), Scene(game="tic-tac-toe"), Scene(game="chess"), Scene(puzzle="queens"), Scene(labels="1 2")]
        scenes += [Scene(tree="1 2", iterations=90), Scene(game="tic-tac-toe", exploration=0.7)]
        scenes += [Scene(tree="1 2", selection="puct")]
        scripts = [scene._esm for scene in scenes]
        trees, games, chess, boards, coroutines, trees_grown, games_grown, selected = scripts
        self.assertEqual((trees, boards, trees_grown, trees_grown), (games, coroutines, games_grown, selected))
        self.assertEqual(len({trees, chess, boards, trees_grown}), 4)
        self.assertTrue(all("embed_bg.wasm" in script for script in scripts[:1]))

    def test_questions_and_lessons_need_a_site(self) -> None:
        for given in ({"question": "pruned"}, {"practice": "pruned"}, {"lesson": "lecture-1"}, {"src": "a.md"}):
            with self.subTest(given=given), self.assertRaisesRegex(ValueError, "needs a Plyscope site"):
                Scene(**given)
        self.assertEqual(Scene(question="pruned", site="https://a.example/b").site, "https://a.example/b/")
        self.assertEqual(Scene(tree="1 2", site=None).site, "")

    def test_a_site_is_an_address(self) -> None:
        for site in ("javascript:alert(1)", "plyscope", "//a.example"):
            with self.subTest(site=site), self.assertRaisesRegex(ValueError, "site must begin"):
                Scene(tree="1 2", site=site)


if __name__ == "__main__":
    unittest.main()
