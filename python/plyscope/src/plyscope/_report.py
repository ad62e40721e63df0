"""What judging a function finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Union

from ._names import DepartureKind, JudgeVerdict, Player
from ._picture import Pictured
from ._values import Value


@dataclass(frozen=True)
class Expected:
    """What the search does on a tree."""

    value: Value
    #: The nodes that it visits, in their order.
    visited: tuple[str, ...]


@dataclass(frozen=True)
class Got:
    """What the function did: its value and the nodes that it looked at, or the error that it raised."""

    value: Optional[Value] = None
    visited: Optional[tuple[str, ...]] = None
    error: Optional[str] = None
    stderr: Optional[str] = None


@dataclass(frozen=True)
class Departure:
    """Where a function first departs from the search."""

    kind: DepartureKind
    #: The number of the visit, from 1.
    visit: int
    #: The line of its trace.
    line: Optional[int]
    node: Optional[str]
    got: Union[Value, str, bool, None]
    expected: Union[Value, str, bool, None]
    #: The step of the right search that shows it.
    step: int
    #: The same in a sentence.
    text: str


@dataclass(frozen=True)
class Counterexample:
    """The smallest tree that was found on which a function fails."""

    tree: str
    root: Player
    expected: Expected
    got: Got
    first_difference: Optional[Departure]
    #: The right search at that step, as an address behind that of a site.
    link: str


@dataclass(frozen=True)
class UnknownLines:
    """Lines of the trace that the judge did not expect."""

    count: int
    line: Optional[int]
    text: Optional[str]


@dataclass(frozen=True, repr=False)
class Report(Pictured):
    """What judging a function finds. A notebook shows the right search of the counterexample as a picture."""

    verdict: JudgeVerdict
    algorithm: str
    #: How many trees there were.
    trees: int
    #: On how many all was right.
    passed: int
    #: On how many at least the value was right.
    right_values: int
    nodes_expected: int
    nodes_visited: int
    counterexample: Optional[Counterexample]
    #: The misconceptions that lead to just what the function does.
    misconceptions: tuple[str, ...]
    unknown_lines: Optional[UnknownLines]
    #: All that in sentences.
    text: str

    def __bool__(self) -> bool:
        """Whether the function is right."""
        return self.verdict == "right"

    def __repr__(self) -> str:
        return f"<Report: {self.verdict}\n{self.text.rstrip()}>"
