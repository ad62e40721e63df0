"""The program: WebAssembly that takes and returns texts. It is started by the first call."""

from __future__ import annotations

import json
import os
import threading
import time
import weakref
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any, Callable, Optional

from ._errors import PlyscopeError

_FILE = Path(__file__).parent / "static" / "plyscope.wasm"

#: The stack of a thread that runs the program, in bytes: more than the program may use of it, which
#: is 512 KiB, since threads get too little on some systems.
_STACK = 4 << 20

#: How long an interrupt may go unnoticed, in seconds.
_WAIT = 0.1

#: How many interrupts leave an instance alone that none is to break off.
_NEVER = 1 << 62

_lock = threading.RLock()


def call(name: str, request: Mapping[str, object]) -> Any:
    """Calls a function of the program, and returns its answer, in which numbers are ``int`` or ``Decimal``.

    Raises ``PlyscopeError`` for an invalid request.
    """
    with _lock:
        return _answer(_Instance.current().text(name, _dumped(request)))


class Judging:
    """A function that is being judged, tree after tree, by an instance of the program of its own."""

    def __init__(self, request: Mapping[str, object]) -> None:
        # Its calls are short, and an interrupt may be meant for a search in another thread.
        self._instance = _Instance(deadline=_NEVER)
        (self._itself,) = self._instance.call("judging_begin", _dumped(request))

    def next_question(self) -> Optional[dict[str, Any]]:
        """The next tree and what is asked about it; ``None`` at the end."""
        question = self._instance.text("judging_next_question", before=[self._itself])
        asked: dict[str, Any] = json.loads(question) if question else {}
        return asked or None

    def answer(self, lines: str) -> None:
        """Takes the lines of what the function did, with its value."""
        self._instance.call("judging_answer", lines, before=[self._itself])

    def raised(self, message: str) -> None:
        """Takes the error that the function raised."""
        self._instance.call("judging_raised", message, before=[self._itself])

    def finish(self) -> Any:
        """What was found. Raises ``PlyscopeError`` if the request was invalid."""
        return _answer(self._instance.text("judging_finish", before=[self._itself]))


class _Instance:
    """A started program with its memory. A call that is broken off leaves it unusable."""

    _engine: Any = None
    _module: Any = None
    _current: Optional[_Instance] = None

    @classmethod
    def current(cls) -> _Instance:
        """The instance that is shared by all calls."""
        if cls._current is None:
            cls._current = cls()
        return cls._current

    def __init__(self, deadline: int = 1) -> None:
        import wasmtime

        with _lock:
            if _Instance._module is None:
                _Instance._engine, _Instance._module = _compiled()
        self._panic: Optional[str] = None
        self._deadline = deadline
        self._store = wasmtime.Store(self._engine)
        self._store.set_epoch_deadline(deadline)
        imports: Any = [wasmtime.Func(self._store, one.type, self._import(one.name or "")) for one in self._module.imports]
        self._exports: Any = wasmtime.Instance(self._store, self._module, imports).exports(self._store)
        self._memory: Any = self._exports["memory"]
        self._run("__wbindgen_start", [])

    def _import(self, name: str) -> Callable[..., Any]:
        """A function of Python that the program calls; its name has a checksum behind it."""
        if "_now_" in name:
            return lambda: time.monotonic() * 1000
        if "_report_" in name or "_throw_" in name:
            # The runtime never frees what an import refers to; that may not be the store, which holds the import.
            itself = weakref.ref(self)

            def report(start: int, length: int) -> None:
                instance = itself()
                if instance is not None:
                    instance._report(start, length)

            return report
        if name == "__wbindgen_init_externref_table":
            # The table is for objects of JavaScript, and there are none.
            return lambda: None
        raise ImportError(f"The program needs {name!r}, which this version of the package does not have.")

    def _report(self, start: int, length: int) -> None:
        self._panic = self._read(start, length)

    def call(self, name: str, text: Optional[str] = None, before: Optional[list[int]] = None) -> list[int]:
        """Calls a function with numbers and a text, and returns the numbers that it returns.

        Raises ``PlyscopeError`` if the program breaks off.
        """
        given = list(before or [])
        if text is not None:
            data = text.encode("utf-8", "replace")
            (start,) = self._run("__wbindgen_malloc", [len(data), 1])
            self._memory.write(self._store, data, start & 0xFFFFFFFF)
            given += [start, len(data)]
        return self._run(name, given)

    def text(self, name: str, text: Optional[str] = None, before: Optional[list[int]] = None) -> str:
        """The same for a function that returns a text."""
        start, length = self.call(name, text, before)
        answer = self._read(start, length)
        self._run("__wbindgen_free", [start, length, 1])
        return answer

    def _read(self, start: int, length: int) -> str:
        # Addresses are unsigned.
        start &= 0xFFFFFFFF
        return bytes(self._memory.read(self._store, start, start + length)).decode("utf-8", "replace")

    def _run(self, name: str, given: list[int]) -> list[int]:
        returned = self._interruptible(lambda: self._exports[name](self._store, *given))
        return returned if isinstance(returned, list) else [] if returned is None else [returned]

    def _interruptible(self, run: Callable[[], Any]) -> Any:
        """Runs the program in a thread: Python notices an interrupt only while it is not running it itself."""
        outcome: dict[str, Any] = {}
        # It runs until so many epochs have begun; each interrupt begins one, for all instances.
        self._store.set_epoch_deadline(self._deadline)

        def attempt() -> None:
            try:
                outcome["returned"] = run()
            except Exception as error:
                outcome["error"] = error

        thread = threading.Thread(target=attempt, name="plyscope", daemon=True)
        with _lock:
            stack = threading.stack_size(_STACK)
            try:
                thread.start()
            finally:
                threading.stack_size(stack)
        try:
            # Some systems notice no interrupt while they wait without end.
            while thread.is_alive():
                thread.join(_WAIT)
        except BaseException:
            if self._deadline < _NEVER:
                self._engine.increment_epoch()
            thread.join()
            self._discard()
            raise
        if "error" in outcome:
            self._discard()
            reason = self._panic or str(outcome["error"])
            message = f"The program broke off: {reason}. The next call begins with a fresh one."
            raise PlyscopeError(message, "crashed") from outcome["error"]
        return outcome["returned"]

    def _discard(self) -> None:
        if _Instance._current is self:
            _Instance._current = None


def _forked() -> None:
    """Begins anew in a forked process, which has no thread that would finish what another one has begun."""
    global _lock
    _lock = threading.RLock()
    _Instance._current = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)


def _compiled() -> tuple[Any, Any]:
    """The runtime, and the program compiled for this machine."""
    import wasmtime

    if not _FILE.is_file():
        raise FileNotFoundError(f"{_FILE} is missing. `cargo xtask wheel` makes the package whole.")
    config = wasmtime.Config()
    config.epoch_interruption = True
    try:
        # Compiling takes seconds; the runtime keeps the result in the user's cache folder.
        config.cache = True
    except wasmtime.WasmtimeError:
        # Without such a folder each process compiles it.
        pass
    engine = wasmtime.Engine(config)
    return engine, wasmtime.Module.from_file(engine, str(_FILE))


def _dumped(request: Mapping[str, object]) -> str:
    return json.dumps(request, ensure_ascii=False, allow_nan=False)


def _answer(text: str) -> Any:
    answered = json.loads(text, parse_float=Decimal)
    if "problem" in answered:
        raise PlyscopeError(**answered["problem"])
    return answered["answer"]
