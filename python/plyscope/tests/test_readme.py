"""The examples of README.md, and of the guide, print what stands behind them."""

import contextlib
import io
import os
import re
import tempfile
import types
import unittest
from pathlib import Path

import plyscope

_README = Path(__file__).parents[1] / "README.md"
_GUIDE = Path(__file__).parents[3] / "docs" / "src"


def _blocks(page: Path) -> list[str]:
    """The listings of a page that use the package: programs that are judged by the command call `run`."""
    blocks: list[str] = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if "import run\n" not in block]


class ReadmeTest(unittest.TestCase):
    def test_every_function_is_listed(self) -> None:
        text = _README.read_text(encoding="utf-8")
        functions = [name for name in plyscope.__all__ if isinstance(getattr(plyscope, name), types.FunctionType)]
        self.assertIn("mcts", functions)
        for name in functions:
            with self.subTest(name=name):
                self.assertIn(f"`{name}", text)

    def test_examples(self) -> None:
        blocks = _blocks(_README)
        self.assertGreater(len(blocks), 4)
        guide = [block for page in sorted(_GUIDE.glob("*.md")) for block in _blocks(page)]
        self.assertGreater(len(guide), 0)
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                for block in blocks + guide:
                    printed = io.StringIO()
                    with self.subTest(block=block), contextlib.redirect_stdout(printed):
                        exec(compile(block, str(_README), "exec"), {"__name__": "example"})
                    lines = printed.getvalue().splitlines()
                    for expected in re.findall(r"^ *print.*\)  # (.*)$", block, re.MULTILINE):
                        self.assertIn(expected, lines)
            finally:
                os.chdir(before)


if __name__ == "__main__":
    unittest.main()
