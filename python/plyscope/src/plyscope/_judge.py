"""Judging a function: it searches tree after tree, and its nodes record what it looks at."""

from __future__ import annotations

import inspect
import json
import math
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Callable

from ._errors import PlyscopeError
from ._helper import Node
from ._numbers import excerpt, number, rounded
from ._options import JudgeOptions, Unpack
from ._picture import pictured
from ._program import Judging
from ._record import build
from ._report import Report
from ._request import request
from ._rules import error_text


def judge(function: Callable[[Any, Any, Any], object], /, **options: Unpack[JudgeOptions]) -> Report:
    """Lets a function search generated trees, and compares what it returns and looks at with a search.

    The function gets a node and the window ``alpha`` and ``beta``, whose open ends are infinite, and returns
    what the node is worth to MAX. A node has ``children``, ``value``, ``is_leaf``, ``is_max`` and ``name``;
    it has been looked at once one of the first three is used.

    ``algorithm`` is the search that the function is meant to be, ``alpha-beta`` by default; ``trees`` is how
    many it searches, 200 by default; ``seed`` generates the same trees for the same number. The function
    runs in this process and is stopped by nothing: do not judge programs that you do not trust.

    Raises ``PlyscopeError`` for options that cannot be, and what is no function.
    """
    if not callable(function):
        raise PlyscopeError(f"expected a function, not {excerpt(function)}", option="function")
    if inspect.iscoroutinefunction(function):
        raise PlyscopeError("the function is asynchronous; expected one that returns the value", option="function")
    given = request(options)
    judging = Judging(given)
    while (question := judging.next_question()) is not None:
        _ask(function, question, judging)
    report = build(Report, judging.finish())
    return _pictured(report, given)


def _ask(function: Callable[[Any, Any, Any], object], question: Mapping[str, Any], judging: Judging) -> None:
    looks: list[dict[str, str]] = []
    root = Node(question["tree"], question["root"] == "max", looks=looks)
    alpha, beta = question["alpha"], question["beta"]
    try:
        value = function(root, -math.inf if alpha is None else alpha, math.inf if beta is None else beta)
    except Exception as error:
        judging.raised(error_text(error))
        return
    lines = [json.dumps(look) for look in looks]
    judging.answer("\n".join([*lines, f'{{"value": {_json(value)}}}']))


def _json(value: object) -> str:
    """A number as JSON, rounded as values are; anything else is no value, which the report says."""
    if isinstance(value, str):
        return "null"
    try:
        written = str(number("value", value))
    except Exception:
        # The value is not ours.
        return "null"
    # JSON has no infinities.
    return f'"{written}"' if written in ("inf", "-inf") else rounded(Decimal(written))


def _pictured(report: Report, given: Mapping[str, Any]) -> Report:
    found = report.counterexample
    if found is None:
        return report
    search = {name: value for name, value in given.items() if name not in ("trees", "seed", "lang")}
    step = found.first_difference.step if found.first_difference else "last"
    # What is generated is small.
    return pictured(report, {**search, "tree": found.tree, "root": found.root, "step": step}, 0)
