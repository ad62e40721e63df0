"""Questions as dictionaries, in the format of addresses: ``{"kind": "pruned", "tree": [4, 8]}``."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from ._notation import notation
from ._numbers import is_sequence, is_truth, listed, number, window


def address(question: Mapping[object, object]) -> str:
    """The question as a text; what is ``None`` is not given.

    Raises ``PlyscopeError`` for the first value that none can have.
    """
    given = {str(name): listed(value) for name, value in question.items() if value is not None}
    return urlencode([("question" if name == "kind" else name, _text(name, value)) for name, value in given.items()])


def _text(name: str, value: object) -> str:
    if name == "tree" and is_sequence(value):
        return notation(value)
    if name == "window" and is_sequence(value):
        return window("question.window", value)
    if is_truth(value, True) or is_truth(value, False):
        return "yes" if value else "no"
    return str(number(f"question.{name}", value))
