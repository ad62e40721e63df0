"""The exception of the package."""

from __future__ import annotations

from typing import Optional

from ._names import ErrorCode


class PlyscopeError(ValueError):
    """What could not be done, in a sentence that says what is wrong and what was expected.

    ``code`` is the kind of problem, such as ``"option"`` or ``"tree"``, or ``"crashed"`` where the program broke
    off by a mistake of its own. The other attributes are ``None`` where they are not known.
    """

    def __init__(
        self,
        message: str,
        code: ErrorCode = "option",
        option: Optional[str] = None,
        line: Optional[int] = None,
        column: Optional[int] = None,
        hint: Optional[str] = None,
        excerpt: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        #: The sentence.
        self.message = message
        #: The kind of problem.
        self.code = code
        #: The option that it is about.
        self.option = option
        #: The line in the text of that option, from 1.
        self.line = line
        #: The column in characters, from 1.
        self.column = column
        #: What was probably meant.
        self.hint = hint
        #: The line of the text, with carets under the place.
        self.excerpt = excerpt

    def __str__(self) -> str:
        return self.message if self.excerpt is None else f"{self.message}\n{self.excerpt}"

    def __reduce__(self) -> tuple[object, ...]:
        about = (self.message, self.code, self.option, self.line, self.column, self.hint, self.excerpt)
        return (type(self), about)
