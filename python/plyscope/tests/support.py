"""What several tests need: the command, generated trees, and results as plain data."""

from __future__ import annotations

import dataclasses
import json
import os
import random
import subprocess
from decimal import Decimal
from fractions import Fraction
from typing import Any


class Whole:
    """A whole number as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Array:
    """An array of numpy or torch; without dimensions it is one number."""

    def __init__(self, content: Any) -> None:
        self.content = content

    def tolist(self) -> Any:
        return self.content

    def __index__(self) -> int:
        raise TypeError("only integer scalar arrays can be converted to a scalar index")


def command(*words: str) -> str:
    """What the command ``plyscope`` prints."""
    program = os.environ["PLYSCOPE_COMMAND"]
    return subprocess.run([program, *words], check=True, capture_output=True, encoding="utf-8").stdout


def answers(text: str) -> Any:
    """JSON of the command with every digit, without its version; of a fraction only the exact value."""
    answer = json.loads(text, parse_float=Decimal, object_hook=_exact)
    assert answer.pop("version") == 1
    return answer


def _exact(read: dict[str, Any]) -> dict[str, Any]:
    """An object in which ``value_exact`` stands for ``value``, as in Python."""
    exact = {name.removesuffix("_exact"): value for name, value in read.items() if name.endswith("_exact")}
    return {name: exact.get(name, value) for name, value in read.items() if not name.endswith("_exact")}


def plain(result: Any) -> Any:
    """A result as JSON has it: objects without what is missing at a step, and lists."""
    if dataclasses.is_dataclass(result) and not isinstance(result, type):
        fields = {field.name: getattr(result, field.name) for field in dataclasses.fields(result)}
        return {name: plain(value) for name, value in fields.items()}
    if isinstance(result, Fraction):
        return str(result)
    return [plain(one) for one in result] if isinstance(result, tuple) else result


def tree(chance: random.Random, layers: int) -> str:
    """A tree in the notation: numbers, whole and not, some outcomes, some names."""
    if layers == 1 or chance.random() < 0.1:
        return chance.choice(["win", "draw", "loss", str(chance.randint(-20, 20)), f"{chance.uniform(-9, 9):.6f}"])
    children = [tree(chance, layers - 1) for _ in range(chance.randint(1, 3))]
    name = chance.choice(["", "", "", f"n{chance.randint(1, 99)}:"])
    return f"{name}({' '.join(children)})"
