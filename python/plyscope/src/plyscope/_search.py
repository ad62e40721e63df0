"""Searching trees and games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union, overload

from ._game import Game, is_game, unfolded
from ._layout import Layout
from ._names import Game as GameName
from ._options import GameOptions, SearchOptions, SubjectOptions, SvgOptions, TraceOptions, Tree, TreeOptions, Unpack
from ._picture import Picture, pictured
from ._program import call
from ._record import build
from ._request import Plain, request, with_subject
from ._solution import GameSolution, OwnGameSolution, Solution
from ._trace import Step, Trace

#: A game of the caller, or its class.
OwnGame = Union[Game[Any, Any], type[Game[Any, Any]]]


@overload
def solve(subject: OwnGame, /, **options: Unpack[SearchOptions]) -> OwnGameSolution: ...


@overload
def solve(*, game: OwnGame, **options: Unpack[SearchOptions]) -> OwnGameSolution: ...


@overload
def solve(subject: Tree, /, **options: Unpack[TreeOptions]) -> Solution: ...


@overload
def solve(*, tree: Tree, **options: Unpack[TreeOptions]) -> Solution: ...


@overload
def solve(*, game: GameName, **options: Unpack[GameOptions]) -> GameSolution: ...


def solve(
    subject: Union[Tree, OwnGame, None] = None, /, **options: Any
) -> Union[Solution, GameSolution, OwnGameSolution]:
    """Searches a tree or a game, and returns what it is worth and how that was found.

    The tree is the first argument or ``tree``: a text in the notation, such as
    ``"((8 5) (20 3)) ((2 4) (15 6))"``, or nested sequences; ``game`` names a game of Plyscope. A game of your
    own (see ``Game``) is the first argument or ``game``, and is unfolded ``depth`` plies, or to its end, as
    far as its tree has at most 200,000 nodes. The other options are those of the ``plyscope`` command, such
    as ``algorithm="minimax"``, ``window=(0, 15)``, ``depth=4``; ``None`` is an option that is not given. What
    the search would ignore is refused.

    >>> solve([[4, 8], [17, 5]]).value
    5

    Raises ``PlyscopeError`` for a tree that cannot be read, a game that breaks its rules, and an option that there is not, that cannot
    be as it is, or that has no effect.
    """
    given = _request(subject, options)
    answer = call("solve", given)
    if "best_line" not in answer:
        return pictured(build(Solution, answer), given, answer["nodes"])
    if "tree" in answer:
        return pictured(build(OwnGameSolution, answer), given, answer["nodes"])
    return pictured(build(GameSolution, answer), given, answer["calls"])


def trace(subject: Union[Tree, OwnGame, None] = None, /, **options: Unpack[TraceOptions]) -> Trace:
    """Searches a tree or a game, and returns what happened at each step.

    ``from_`` and ``to`` are the first and the last step, 100,000 steps at most; with ``lang`` each has its
    ``caption``, a sentence on what happened and why. The rest is as in ``solve``.

    >>> [step.node for step in trace("4 8") if step.event == "enter"]
    ['L2-1', 'L2-2']

    Raises ``PlyscopeError`` as ``solve`` does, and for a step that there is not.
    """
    return Trace(tuple(build(Step, step) for step in call("trace", _request(subject, options))))


def layout(subject: Union[Tree, OwnGame, None] = None, /, **options: Unpack[SubjectOptions]) -> Layout:
    """Returns where the nodes of a tree are drawn, or of all that a search visits of a game.

    A tree takes ``root`` and no other option, since its layout does not depend on the search. Distances are
    those between siblings and between layers.

    >>> [(node.x, node.y) for node in layout("4 8").nodes]
    [(0.5, 0.0), (0.0, 1.0), (1.0, 1.0)]

    Raises ``PlyscopeError`` as ``solve`` does, and for more than 200,000 nodes.
    """
    given = _request(subject, options)
    result = build(Layout, call("layout", given))
    return pictured(result, {**given, "step": 0}, len(result.nodes))


def svg(subject: Union[Tree, OwnGame, None] = None, /, **options: Unpack[SvgOptions]) -> Picture:
    """Draws a step of a search: the text of an SVG file, which a notebook shows as a picture.

    ``step`` is the step, the last one by default; ``names``, ``lang``, ``scheme``, ``width`` and ``height``
    (in pixels) say how it is drawn. The rest is as in ``solve``.

    >>> svg("4 8", step=2)[:4]
    '<svg'

    Raises ``PlyscopeError`` as ``solve`` does, and for more than 20,000 nodes.
    """
    return Picture(call("svg", _request(subject, options)))


def _request(subject: object, options: Mapping[str, object]) -> dict[str, Plain]:
    """The request about a tree or a game with these options."""
    given = with_subject("game" if is_game(subject) else "tree", subject, options)
    game = given.get("game")
    if game is None or isinstance(game, str):
        return request(given)
    del given["game"]
    depth = given.pop("depth", None)
    # The other options are checked before the game is played.
    plain = request(given)
    return {**plain, "game": unfolded(game, depth)}
