"""Runs a program in the page: it hands one tree after the other to the search, and finds the line of the
program at each visit; or it unfolds the program's game."""

import json
import sys

import plyscope
import plyscope_queens
import plyscope_tour

NAME = "search.py"


class Stop(BaseException):
    """Ends a search at the visit whose line is wanted."""


# What stands for the search until `run` is called: it may be called with anything.
UNCALLED = object()


class State:
    code = None
    search = UNCALLED


class Looks:
    """The lines of a search's trace, which end at a number of them."""

    def __init__(self, last=None):
        self.all = []
        self._last = last

    def append(self, look):
        if len(self.all) == self._last:
            raise Stop
        self.all.append(look if isinstance(look, str) else json.dumps(look))


def run(search):
    """Takes the place of the helper's function."""
    State.search = search


plyscope.run = plyscope_queens.run = plyscope_tour.run = run

# The helper of each puzzle.
PUZZLES = {"queens": plyscope_queens, "tour": plyscope_tour}


def begin(text):
    """Compiles the program and runs it up to its end."""
    State.code = compile(text, NAME, "exec")
    start()


def no_input(*prompt):
    """Takes the place of `input`, which would wait for ever."""
    raise EOFError("input() has nobody to ask here")


def start():
    """Begins the program anew, so that it remembers nothing."""
    State.search = UNCALLED
    exec(State.code, {"__name__": "__main__", "input": no_input})


def searched(asked, looks):
    """What the program returns for a tree or a board."""
    asked = json.loads(asked)
    if "puzzle" in asked:
        board = PUZZLES[asked["puzzle"]].Board(asked)
        board._lines = looks
        return State.search(board)
    tree = asked["tree"]
    root = plyscope.Node(tree, asked["root"] == "max", 1, looks)
    alpha, beta = asked["alpha"], asked["beta"]
    return State.search(
        root,
        float("-inf") if alpha is None else alpha,
        float("inf") if beta is None else beta,
    )


def answer(asked):
    """The lines of the trace before the last, and its value or the error, with its traceback."""
    looks, value, error = Looks(), None, None
    try:
        if State.search is UNCALLED:
            raise RuntimeError("run(search)")
        if not callable(State.search):
            raise TypeError("run was given " + repr(State.search) + "; expected a function")
        value = searched(asked, looks)
    except Exception as found:
        error = traceback(found)
    except Stop:
        pass
    return json.dumps({"lines": looks.all, "value": written(value), "error": error})


def written(value):
    """A value as JSON has it, or as traces write infinities."""
    if not isinstance(value, (bool, int, float)) or value != value:
        return None
    if not isinstance(value, float):
        # JavaScript rounds large numbers, or takes them for infinite.
        return value if abs(value) < 10**15 else str(value)
    if abs(value) == float("inf"):
        return str(value)
    # As the helper writes it.
    return round(value, 6) if abs(value) < 1e15 else value


class Text:
    """A file in memory."""

    def __init__(self):
        self.text = ""

    def write(self, text):
        self.text += str(text)


def traceback(error):
    import io

    text = io.StringIO()
    sys.print_exception(error, text)
    return text.getvalue()


def place(asked, visit):
    """The traceback at a visit: the program is run anew up to it. Empty if it goes another way."""
    start()
    looks = Looks(visit)
    try:
        searched(asked, looks)
    except Stop as stop:
        return traceback(stop)
    except Exception:
        pass
    return ""


def unfolded(asked):
    """The tree of the program's game, as JSON."""
    from unfold import unfold

    if State.search is UNCALLED:
        raise RuntimeError("run(game)")
    game = json.loads(asked)["game"]
    found = unfold(State.search, game["nodes"], game["depth"], game["text"], True, line_of)
    return json.dumps(found)


def line_of(error):
    """The innermost line of the program in an error; None without one."""
    found = traceback(error).split('File "' + NAME + '", line ')
    digits = found[-1].split(",")[0].split("\n")[0] if len(found) > 1 else ""
    return int(digits) if digits.isdigit() else None
