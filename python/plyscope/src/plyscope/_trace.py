"""The steps of a search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Optional, Union, overload

from ._names import CutRule, StepEvent, Turn, Verdict
from ._solution import AverageBounds, Because, NullWindow
from ._values import Value, shown, shown_window

#: The most steps that are written for a notebook or a terminal.
_MOST_SHOWN = 200


@dataclass(frozen=True)
class Found:
    """What a transposition table had."""

    value: Optional[Value]
    verdict: Verdict
    stored_at: Optional[int]


@dataclass(frozen=True)
class CountedBelow:
    """What lies below a node and was only counted, where there was no space to keep it."""

    nodes: int
    leaves: int
    cuts: int


@dataclass(frozen=True, repr=False)
class Step:
    """What happened at a step. What an event does not have is ``None``, and so is an open end of a window."""

    #: The number of the step, from 1.
    step: int
    event: StepEvent
    #: The node that it is about: its place in a tree (``L3-2``), in a game the moves that lead there.
    node: str
    #: The window of the node after the step.
    alpha: Optional[Value] = None
    beta: Optional[Value] = None
    #: What happened and why, in a sentence; only with ``lang``.
    caption: Optional[str] = None
    #: Whose turn it is, when a node is entered.
    player: Optional[Turn] = None
    #: By how many plies less the search looks ahead there than after other moves.
    reduced: Optional[int] = None
    #: The tree and the search, at the first step of a search of a tree.
    tree: Optional[str] = None
    algorithm: Optional[str] = None
    #: The value of a leaf, a store, a better child, a kept one, standing pat (``extend``) or the node.
    value: Optional[Value] = None
    verdict: Optional[Verdict] = None
    #: The child that was better, or not, or that the table knew (``probe-child``).
    child: Optional[str] = None
    #: The best so far, which stays, when a child is no better.
    best: Optional[Value] = None
    #: How probable the child is that counts in an average, and the sum so far.
    probability: Optional[Fraction] = None
    sum: Optional[Value] = None
    #: Between which values the average lies, in searches that bound averages.
    average: Optional[AverageBounds] = None
    #: What was tested at a cut: α ≥ β (``ge``) or α > β (``gt``).
    rule: Optional[CutRule] = None
    #: The children that are cut off.
    skipped: Optional[tuple[str, ...]] = None
    table_size: Optional[int] = None
    because: Optional[Because] = None
    #: What the window asks; only where it is a null window.
    null_window: Optional[NullWindow] = None
    #: What the table had when it was probed.
    found: Optional[Found] = None
    counted_below: Optional[CountedBelow] = None

    def __repr__(self) -> str:
        what = self.caption or f"{self.event} {self.node}{self._details()}"
        return f"<Step {self.step}: {what}>"

    def _details(self) -> str:
        child = f" by {self.child}" if self.child else ""
        value = "" if self.value is None else f" = {shown(self.value)}"
        window = "" if self.event == "leave" else f", window {shown_window(self.alpha, self.beta)}"
        skipped = f", skips {' '.join(self.skipped)}" if self.skipped else ""
        return f"{value}{child}{window}{skipped}"


class Trace(Sequence[Step]):
    """The steps of a search, in their order: a sequence that does not change.

    ``trace[0]`` is the first step that was asked for; its ``step`` is its number. A notebook shows a table.
    """

    __slots__ = ("_steps",)

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self._steps = steps

    @overload
    def __getitem__(self, index: int) -> Step: ...

    @overload
    def __getitem__(self, index: slice) -> Trace: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Step, Trace]:
        return Trace(self._steps[index]) if isinstance(index, slice) else self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace) and self._steps == other._steps

    def __hash__(self) -> int:
        return hash(self._steps)

    def __repr__(self) -> str:
        lines = [f"  {step.step:>4} {repr(step)[1:-1].partition(': ')[2]}" for step in self._steps[:_MOST_SHOWN]]
        more = len(self) - len(lines)
        end = [f"  … {more:,} more"] if more > 0 else []
        return "\n".join([f"<Trace: {len(self):,} step{'' if len(self) == 1 else 's'}", *lines, *end]) + ">"

    def _repr_html_(self) -> str:
        has_captions = any(step.caption for step in self._steps[:_MOST_SHOWN])
        heads = ["step", "event", "node", "window", "value", *(["what happens"] if has_captions else [])]
        rows = [_row(step, has_captions) for step in self._steps[:_MOST_SHOWN]]
        more = len(self) - len(rows)
        end = f"<p>… {more:,} more steps</p>" if more > 0 else ""
        head = "".join(f'<th scope="col">{name}</th>' for name in heads)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>{end}"


def _row(step: Step, has_captions: bool) -> str:
    window = "" if step.event == "leave" else shown_window(step.alpha, step.beta)
    value = "" if step.value is None else shown(step.value)
    cells = [str(step.step), step.event, step.node, window, value, *([step.caption or ""] if has_captions else [])]
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
