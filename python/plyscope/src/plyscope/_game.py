"""Games of your own, which are unfolded into trees."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Optional, Protocol, TypeVar, Union

from ._errors import PlyscopeError
from ._names import Player
from ._notation import LARGEST
from ._numbers import excerpt, number, rounded
from ._program import call
from ._unfold import MOST_PLIES, unfold
from ._values import Value

if TYPE_CHECKING:
    from ._request import Plain

#: The most nodes of the tree of a game.
_MOST_NODES = 200_000

Position = TypeVar("Position")
Move = TypeVar("Move")


class Game(Protocol[Position, Move]):
    """A game of your own: an object with these functions, or a class of such objects.

    Positions and moves are any values; all values are MAX's. It is unfolded into a tree, and what the
    functions return is checked on the way. Two more functions may be missing: ``evaluate(position)`` is what
    a position is estimated to be worth where the unfolding stops, 0 by default; ``show(position)`` is the
    position as text, for errors.
    """

    def start(self) -> Position:
        """The position where the game begins."""

    def player(self, position: Position, /) -> Player:
        """Who is to move; a player may move twice."""

    def moves(self, position: Position, /) -> Iterable[Move]:
        """The moves of a position where the game goes on; none comes twice."""

    def play(self, position: Position, move: Move, /) -> Position:
        """The position after a move. The one that is given must stay as it is."""

    def result(self, position: Position, /) -> Union[Value, float, None]:
        """What a finished game is worth to MAX, rounded to six decimals; ``None`` while it goes on."""


def is_game(subject: object) -> bool:
    """Whether the subject of a search is a game of the caller and no tree."""
    if isinstance(subject, Sequence) or hasattr(subject, "tolist"):
        return False
    return any(hasattr(subject, name) for name in ("start", "player", "moves", "play", "result"))


def unfolded(game: object, depth: object) -> dict[str, Plain]:
    """The tree of a game down to a depth, for the program.

    Raises ``PlyscopeError`` with the moves and the position where the game breaks its rules, from the error
    that a function of the game raised.
    """
    raised: list[Exception] = []
    tree: dict[str, Any] = unfold(_wrapped(game), _MOST_NODES, depth=_plies(depth), locate=raised.append)
    if "problem" in tree:
        try:
            call("solve", {"game": tree})
        except PlyscopeError as error:
            raise error from (raised[-1] if raised else None)
    return tree


class _Plain:
    """A game whose values are numbers of Python itself: the unfolding, which is shared, knows no others."""

    def __init__(self, game: object) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        if name in ("result", "evaluate") and callable(found):
            return lambda position: _plain(found(position))
        return found


def _wrapped(game: object) -> object:
    """The game as the unfolding takes it: of a class, which may fail to make its object, it makes that itself."""
    if not isinstance(game, type):
        return _Plain(game)
    made: type = game

    class Made(_Plain):
        def __init__(self) -> None:
            super().__init__(made())

    return Made


class _Exact(float):
    """A number that is not whole. The unfolding rounds it, and then it is a text, which has every digit."""

    def __init__(self, written: str) -> None:
        self._written = written

    def __round__(self, decimals: object = None) -> str:  # type: ignore[override]
        return rounded(Decimal(self._written))


def _plain(value: object) -> object:
    if value is None or isinstance(value, (str, int)):
        return value
    try:
        written = number("value", value)
    except PlyscopeError:
        # The rules refuse it, with the position; so they do with what is too large.
        return value
    if isinstance(written, int):
        return written
    return value if Decimal(written).copy_abs() > LARGEST else _Exact(written)


def _plies(depth: object) -> Optional[int]:
    if depth is None or depth == "end":
        return None
    plies: Union[str, int] = number("depth", depth)
    if re.fullmatch("[0-9]{1,9}", str(plies)) and int(plies) <= MOST_PLIES:
        return int(plies)
    expected = f'a whole number from 0 to {MOST_PLIES}, or "end"'
    raise PlyscopeError(f"depth cannot be {excerpt(depth)}; expected {expected}", option="depth")
