"""The examples of README.md print what stands behind them."""

import contextlib
import io
import os
import re
import tempfile
import unittest
from pathlib import Path

_README = Path(__file__).parents[1] / "README.md"


class ReadmeTest(unittest.TestCase):
    def test_examples(self) -> None:
        blocks = re.findall(r"```python\n(.*?)```", _README.read_text(encoding="utf-8"), re.DOTALL)
        self.assertGreater(len(blocks), 4)
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                for block in blocks:
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
