"""The widget: ``<ply-scope>`` in a notebook."""

from __future__ import annotations

import operator
from pathlib import Path
from typing import Any, Optional, Union

import anywidget
import traitlets

from ._attributes import OF_A_SITE, texts
from ._names import GROWING
from ._numbers import listed
from ._still import still

_STATIC = Path(__file__).parent / "static"


class Scene(anywidget.AnyWidget):
    """A search that is stepped through.

    The arguments are the attributes of ``<ply-scope>``: ``tree``, ``algorithm``, ``step``, ``game``,
    ``puzzle`` and so on; ``from_`` stands for ``from``. Numbers are written as they are, those of numpy
    too, and a pair of numbers is a window or a size: ``window=(0, 15)`` says ``0..15``, and ``size=(5, 4)``
    says ``5x4``. ``True`` is an attribute that is there, such as ``loop=True``, or a choice of yes; ``None``
    and ``False`` are attributes that are not.

    ``site`` is the address of a Plyscope site. Without it everything comes from this package, offline.

    Raises ``TypeError`` for a name that no attribute has, and ``ValueError`` for a value that none can have,
    for a question or a lesson without a site, and for a site or a step that is
    none. What is wrong with the search itself is shown in the notebook and in ``problems``.
    """

    step = traitlets.Int(0, min=0, help="The step that is shown; setting it goes there.").tag(sync=True)
    first = traitlets.Int(0, help="The first step that is shown.").tag(sync=True)
    last = traitlets.Int(0, help="The last step, as far as it is known.").tag(sync=True)
    caption = traitlets.Unicode("", help="The sentence of the step.").tag(sync=True)
    value = traitlets.Unicode(None, allow_none=True, help="What the search finds, from MAX's point of view.").tag(sync=True)
    problems = traitlets.List(traitlets.Unicode(), help="What is wrong, in sentences.").tag(sync=True)
    answer = traitlets.Dict(help="The answer that was checked last, with its points.").tag(sync=True)
    complete = traitlets.Dict(help="How it ended, once it has.").tag(sync=True)
    attributes = traitlets.Dict(traitlets.Unicode(), help="The attributes of the element.").tag(sync=True)
    site = traitlets.Unicode("", help="The address of a site, or nothing.").tag(sync=True)

    def __init__(self, *, step: Union[int, str] = 0, site: Optional[str] = None, **attributes: object) -> None:
        given = texts(attributes)
        if site and not site.startswith(("https://", "http://")):
            raise ValueError(f"site must begin with https:// or http://, and is {site!r}.")
        missing = [name for name in OF_A_SITE if name in given]
        if missing and not site:
            raise ValueError(f"{missing[0]} needs a Plyscope site: give its address as site=\"https://…/\".")
        if step == "last":
            given["step"], step = "last", 0
        else:
            step = _number(step)
        bundle = "remote" if site else _bundle(given)
        self._esm = _script(bundle)
        super().__init__(step=step, attributes=given, site=site.rstrip("/") + "/" if site else "")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and a picture of the step for where no widget can be shown."""
        shown = super()._repr_mimebundle_(**kwargs)
        # Until it was shown, it is where it begins.
        step = self.step if self.last else self.attributes.get("step", self.step)
        picture = still(self.attributes, step)
        if shown is not None and picture is not None:
            shown[0]["image/svg+xml"] = picture
        return shown

    def next(self) -> None:
        """Goes one step on."""
        self.send({"plyscope": "next"})

    def back(self) -> None:
        """Goes one step back."""
        self.send({"plyscope": "back"})

    def go_to(self, step: int) -> None:
        """Goes to a step, or as near to it as there are steps."""
        self.step = step

    def play(self) -> None:
        """Plays on, from the beginning if it is at its end."""
        self.send({"plyscope": "play"})

    def pause(self) -> None:
        """Stops playing."""
        self.send({"plyscope": "pause"})


def _number(step: object) -> int:
    """The step as Python counts it; numpy's whole numbers are numbers too."""
    step = listed(step)
    number = None if isinstance(step, bool) or not hasattr(step, "__index__") else operator.index(step)
    if number is None or number < 0:
        raise ValueError(f'step must be a whole number from 0, or "last", and is {step!r}.')
    return number


def _bundle(given: dict[str, str]) -> str:
    """The program that is needed: one for all would be too much for each."""
    if "puzzle" in given or "labels" in given:
        return "embed-boards"
    if any(name in given for name in GROWING):
        return "embed-mcts"
    if "ask" in given and "game" not in given:
        return "embed-ask"
    return "embed-chess" if given.get("game") == "chess" else "embed"


def _script(bundle: str) -> str:
    path = _STATIC / f"{bundle}.js"
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing. `cargo xtask wheel` makes the package whole.")
    return path.read_text(encoding="utf-8")
