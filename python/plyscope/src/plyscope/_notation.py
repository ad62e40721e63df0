"""A tree of nested sequences in the notation: ``[[4, 8], [17, 5]]`` is ``((4 8) (17 5))``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ._errors import PlyscopeError
from ._names import ErrorCode
from ._numbers import excerpt, is_number, is_sequence, listed, number

#: As many as a tree may have. More than that is found where lists contain themselves.
MOST_LAYERS = 500
MOST_NODES = 1_000_000

_OUTCOMES = ("win", "draw", "loss")

#: The largest number that is a value, and how many decimals values have.
LARGEST = 10**12
_DECIMALS = 6


def notation(tree: object) -> str:
    """The tree as a text. Arrays of numpy are sequences too.

    Raises ``PlyscopeError`` with the place of the first node that is none.
    """
    tree = listed(tree)
    if not is_sequence(tree):
        return _leaf(tree, [])
    written = ["("]
    # Without recursion: a tree may have more layers than Python has frames left.
    path: list[int] = []
    open_nodes: list[Iterator[tuple[int, object]]] = [_children(tree, path)]
    nodes = 1
    while open_nodes:
        index, child = next(open_nodes[-1], (-1, None))
        if index < 0:
            written.append(")")
            open_nodes.pop()
            if path:
                path.pop()
            continue
        nodes += 1
        if nodes > MOST_NODES:
            raise _wrong("too-large", f"a tree may have {MOST_NODES} nodes at most")
        if len(open_nodes) >= MOST_LAYERS:
            raise _wrong("too-large", f"a tree may have {MOST_LAYERS} layers at most")
        child = listed(child)
        if is_sequence(child):
            path.append(index)
            written.append("(")
            open_nodes.append(_children(child, path))
        else:
            written.append(_leaf(child, [*path, index]))
    return " ".join(written)


def _children(node: Sequence[object], path: list[int]) -> Iterator[tuple[int, object]]:
    if not node:
        raise _wrong("tree", f"{_place(path)} is empty; expected a node in it")
    return enumerate(node)


def _leaf(value: object, path: list[int]) -> str:
    if isinstance(value, str) and value in _OUTCOMES:
        return value
    place = _place(path)
    if not is_number(value):
        expected = 'a number with at most six decimals, "win", "draw", "loss", or a sequence'
        raise _wrong("tree", f"{place} is {excerpt(value)}; expected {expected}")
    try:
        written = str(number(place, value))
    except PlyscopeError as error:
        raise _wrong("tree", error.message) from None
    # What is left to the program is an error at a place in a text that the caller has not written.
    if Decimal(written).copy_abs() > LARGEST:
        expected = f"a number between -{LARGEST} and {LARGEST}"
        raise _wrong("tree", f"{place} is {written}, which is too large; expected {expected}")
    if len(written.partition(".")[2]) > _DECIMALS:
        raise _wrong("tree", f"{place} is {written}, which has more than six decimals")
    return written


def _place(path: list[int]) -> str:
    return "tree" + "".join(f"[{index}]" for index in path)


def _wrong(code: ErrorCode, message: str) -> PlyscopeError:
    return PlyscopeError(message, code, "tree")
