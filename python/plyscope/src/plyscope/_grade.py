"""Grading answers to questions and lessons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from html import escape
from typing import Any, Optional, Union, overload

from ._names import Lang, Mark
from ._options import Number
from ._program import call
from ._record import build
from ._request import request
from ._values import shown

_MARKS = {"right": "✓", "wrong": "✗", "missed": "…"}


@dataclass(frozen=True)
class Finding:
    """The finding about one piece of an answer."""

    mark: Mark
    #: The piece: the name of a node, the number of a question.
    name: str
    #: Why; empty where nothing needs explaining.
    why: str
    #: The step of the search that shows it; ``None`` where none does.
    step: Optional[int]


@dataclass(frozen=True)
class Recognised:
    """What was probably thought, where the answer is just what such a thought leads to."""

    id: str
    caption: str


@dataclass(frozen=True, repr=False)
class Grade:
    """An answer compared with the right one. What is not answered has no findings, and its counts are 0."""

    #: The points that were earned.
    points: Union[int, Decimal]
    #: The most that can be earned.
    most: Union[int, Decimal]
    answered: bool
    #: How many pieces are right.
    right: int = 0
    #: How many pieces are wrong; what is missed is not among them.
    wrong: int = 0
    #: How many pieces the right answer has.
    of: int = 0
    #: How many of the wrong pieces are not asked for at all.
    too_many: int = 0
    #: How many pieces of the right answer are not given.
    missing: int = 0
    #: The result in a line, such as “All 4 found, 1 too many”.
    result: str = ""
    findings: tuple[Finding, ...] = ()
    recognised: tuple[Recognised, ...] = ()
    #: The number of the question in a lesson as it is asked, from 1; ``None`` for a single question.
    number: Optional[int] = None
    #: Its name, or its number among all questions as they are written where it has none; ``None`` for a
    #: single question.
    id: Optional[str] = None

    def __repr__(self) -> str:
        question = "" if self.id is None else f" of {self.id}"
        result = f": {self.result}" if self.result else ""
        return f"<Grade{question}: {shown(self.points)} of {shown(self.most)} points{result}>"

    def _repr_html_(self) -> str:
        findings = "".join(
            f"<li>{_MARKS[found.mark]} {escape(found.name)}{': ' if found.why else ''}{escape(found.why)}</li>"
            for found in self.findings
        )
        return f"<p>{escape(repr(self)[1:-1])}</p><ul>{findings}</ul>"


@dataclass(frozen=True)
class Unread:
    """A line that cannot be read."""

    line: int
    problem: str


@dataclass(frozen=True, repr=False)
class LessonGrade:
    """What became of the answers to a lesson."""

    title: Optional[str]
    points: Union[int, Decimal]
    most: Union[int, Decimal]
    questions: tuple[Grade, ...]
    #: The lines of the answers that cannot be read, the first 50 at most.
    unread: tuple[Unread, ...]
    #: How many more lines of the answers cannot be read.
    unread_more: int
    #: The lines of the lesson that cannot be read, the first 50 at most.
    broken: tuple[Unread, ...]
    #: How many more lines of the lesson cannot be read.
    broken_more: int

    def __repr__(self) -> str:
        title = "" if self.title is None else f" of {self.title}"
        return f"<LessonGrade{title}: {shown(self.points)} of {shown(self.most)} points>"

    def _repr_html_(self) -> str:
        questions = "".join(question._repr_html_() for question in self.questions)
        return f"<p><strong>{escape(repr(self)[1:-1])}</strong></p>{questions}"


@overload
def grade(
    *,
    question: Union[str, Mapping[str, object]],
    answer: Union[str, Number],
    lang: Optional[Lang] = None,
) -> Grade: ...


@overload
def grade(
    *,
    lesson: str,
    answers: Union[str, Mapping[Any, object]],
    seed: Optional[int] = None,
    lang: Optional[Lang] = None,
) -> LessonGrade: ...


def grade(**options: object) -> Union[Grade, LessonGrade]:
    """Grades the answer to a question, or the answers to a lesson, and explains the result piece by piece.

    ``question`` is the address of the page for learning behind its ``#``, or a dictionary of the same, in which
    ``kind`` may stand for ``question`` and a tree may be nested sequences:
    ``grade(question={"question": "pruned", "tree": "((8 5) (20 3)) ((2 4) (15 6))"}, answer="L3-4 L4-4")``.
    ``lesson`` is the Markdown of a lesson; ``answers`` are a text with a line such as ``1: L3-4`` each, or a
    dictionary by the numbers or names of the questions; ``seed`` is that with which the questions were
    dealt. ``lang`` is the language of the sentences: ``en``, ``nl`` or ``zh``.

    Raises ``PlyscopeError`` for a question, a lesson or an answer that cannot be read.
    """
    answer = call("grade", request(options))
    return build(LessonGrade, answer) if "questions" in answer else build(Grade, answer)
