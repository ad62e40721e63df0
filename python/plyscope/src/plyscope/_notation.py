"""A tree of nested sequences in the notation: ``[[4, 8], [17, 5]]`` is ``((4 8) (17 5))``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ._attributes import listed
from ._errors import PlyscopeError
from ._names import ErrorCode
from ._numbers import excerpt, number

#: As many as a tree may have. More than that is found where lists contain themselves.
MOST_LAYERS = 500
MOST_NODES = 1_000_000

_OUTCOMES = ("win", "draw", "loss")


def notation(tree: object) -> str:
    """The tree as a text. Arrays of numpy are sequences too.

    Raises ``PlyscopeError`` with the place of the first node that is none.
    """
    tree = listed(tree)
    if not _is_inner(tree):
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
        if _is_inner(child):
            path.append(index)
            written.append("(")
            open_nodes.append(_children(child, path))
        else:
            written.append(_leaf(child, [*path, index]))
    return " ".join(written)


def _is_inner(node: object) -> bool:
    return isinstance(node, Sequence) and not isinstance(node, (str, bytes))


def _children(node: object, path: list[int]) -> Iterator[tuple[int, object]]:
    assert isinstance(node, Sequence)
    if not node:
        raise _wrong("tree", f"{_place(path)} is empty; expected a node in it")
    return enumerate(node)


def _leaf(value: object, path: list[int]) -> str:
    if isinstance(value, str) and value not in _OUTCOMES:
        raise _not_a_value(path, excerpt(value))
    try:
        written = str(number(_place(path), value))
    except PlyscopeError:
        raise _not_a_value(path, excerpt(value)) from None
    if written in ("inf", "-inf"):
        raise _not_a_value(path, written)
    return written


def _not_a_value(path: list[int], given: str) -> PlyscopeError:
    expected = 'a number with at most six decimals, "win", "draw", "loss", or a sequence'
    return _wrong("tree", f"{_place(path)} is {given}; expected {expected}")


def _place(path: list[int]) -> str:
    return "tree" + "".join(f"[{index}]" for index in path)


def _wrong(code: ErrorCode, message: str) -> PlyscopeError:
    return PlyscopeError(message, code, "tree")
