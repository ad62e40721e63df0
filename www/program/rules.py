"""The rules of a game that a student has written, with all checks of what its functions return.

A game is an object, or a class whose objects are games, with these functions; the last two may be missing.
All values are MAX's.

    start()                the position where the game begins
    player(position)       who is to move: "max" or "min"
    moves(position)        the moves, as a list
    play(position, move)   the position after a move; the given one stays as it is
    result(position)       a number, "win", "draw" or "loss" where the game has ended, or None
    evaluate(position)     what a position seems to be worth where the unfolding stops
    show(position)         the position as text

`crates/wasm/js/rules.js` is the same for JavaScript. It runs in MicroPython and in Python."""

NEEDED = ["start", "player", "moves", "play", "result"]
OUTCOMES = ["win", "draw", "loss"]

# The largest number that is a value.
LARGEST = 1e12

# The most characters of a position as text, of the name of a move, and of what an error shows.
BOARD, NAME, SHOWN = 1000, 200, 200


class Problem(Exception):
    """Ends the unfolding. Its fields say what is wrong with the game, and at which position."""

    def __init__(self, kind, fields):
        super().__init__(kind)
        self.fields = dict(fields, kind=kind)


class Place:
    """A position with the line that leads to it, and its node of the tree."""

    def __init__(self, position, name="", above=None):
        self.position = position
        self.name = name
        self.above = above
        self.node = None

    def path(self):
        """The names of the moves that lead to it."""
        path, at = [], self
        while at.above is not None:
            path.append(at.name)
            at = at.above
        return path[::-1]


def plain(value):
    """A value as Python writes it, or its type where that fails."""
    try:
        return repr(value)
    except Exception:
        return type(value).__name__


def state(position):
    """A position as text, to be compared: of a class that has no text of its own, its fields too."""
    text = plain(position)
    return text + plain(position.__dict__) if " object at " in text and hasattr(position, "__dict__") else text


def error_text(error):
    """The type of an error and its message."""
    try:
        return type(error).__name__ + ": " + str(error)
    except Exception:
        return type(error).__name__


def name_of(move):
    """The name of a move: a text as it is, and the items of a list with commas between them and lists among
    them in brackets."""
    if isinstance(move, str):
        return move
    if not isinstance(move, (list, tuple)):
        return repr(move)
    names = [(name_of(item), isinstance(item, (list, tuple))) for item in move]
    return ",".join("[" + name + "]" if is_list else name for name, is_list in names)


class Rules:
    """Calls the functions of a game and checks what they return."""

    def __init__(self, game, locate):
        self._locate = locate
        # The place of the last call, and its position as text before the game had it.
        self._place, self._before = None, None
        if isinstance(game, type):
            game = self._guarded("constructor", None, game)
        self._game = game
        for name in NEEDED:
            if not callable(getattr(game, name, None)):
                raise Problem("missing", {"function": name})

    def _guarded(self, name, place, call, move=None):
        """Lets the game do something, which must leave the position as it is."""
        if place is not None and place is not self._place:
            self._place, self._before = place, state(place.position)
        fields = {} if move is None else {"move": move}
        try:
            found = call()
        except Exception as error:
            fields = dict(fields, found=error_text(error)[:SHOWN], line=self._locate(error))
            raise self._problem("raised", name, place, fields)
        if place is not None and state(place.position) != self._before:
            raise self._problem("changed", name, place, fields)
        return found

    def _problem(self, kind, name, place, fields):
        fields = dict(fields, function=name)
        if place is not None:
            fields["path"] = place.path()
            fields["board"] = self._shown(place.position)
        return Problem(kind, fields)

    def _wrong(self, kind, name, place, found):
        return self._problem(kind, name, place, {"found": plain(found)[:SHOWN]})

    def _shown(self, position):
        """A position as text, in a problem as well as it can be had."""
        try:
            return str(self._game.show(position))[:BOARD]
        except Exception:
            return plain(position)[:BOARD]

    def _call(self, name, place):
        return self._guarded(name, place, lambda: getattr(self._game, name)(place.position))

    def start(self):
        position = self._guarded("start", None, self._game.start)
        if position is None:
            raise Problem("nothing", {"function": "start"})
        return position

    def player(self, place):
        found = self._call("player", place)
        if found != "max" and found != "min":
            raise self._wrong("player", "player", place, found)
        return found

    def moves(self, place, most):
        """The moves with their names, at most so many."""
        found = self._call("moves", place)
        listed = self._guarded("moves", place, lambda: iterated(found))
        if listed is None:
            raise self._wrong("moves", "moves", place, found)
        moves = self._guarded("moves", place, lambda: taken(listed, most))
        seen = set()
        for name, _ in moves:
            if name in seen:
                raise self._problem("repeated", "moves", place, {"move": name[:NAME]})
            seen.add(name)
        if not moves:
            raise self._problem("no-moves", "moves", place, {})
        return moves

    def play(self, place, name, move):
        """The position after a move."""
        name = name[:NAME]
        after = self._guarded("play", place, lambda: self._game.play(place.position, move), name)
        if after is None:
            raise self._problem("nothing", "play", place, {"move": name})
        return after

    def result(self, place):
        """What the end of a game is worth; None while it goes on."""
        found = self._call("result", place)
        return None if found is None else self._value("result", place, found)

    def evaluate(self, place):
        """What a position seems to be worth; 0 without an evaluation."""
        if not callable(getattr(self._game, "evaluate", None)):
            return 0
        return self._value("evaluate", place, self._call("evaluate", place))

    def _value(self, name, place, found):
        """A value, rounded to the millionths that values have."""
        if isinstance(found, str) and found in OUTCOMES:
            return found
        is_number = isinstance(found, (int, float)) and not isinstance(found, bool)
        if not is_number or not -LARGEST <= found <= LARGEST:
            raise self._wrong("value", name, place, found)
        return found if isinstance(found, int) else round(found, 6)

    def show(self, place):
        if not callable(getattr(self._game, "show", None)):
            return plain(place.position)[:BOARD]
        return self._guarded("show", place, lambda: str(self._game.show(place.position)))[:BOARD]


def iterated(found):
    """What gives the items of a list; None for what is none."""
    try:
        return iter(found)
    except TypeError:
        # An object that has this function has ended with an error of its own.
        if hasattr(found, "__iter__"):
            raise
        return None


def taken(found, most):
    """The names and the moves of a list, of which no more are read than there is space for."""
    moves = []
    for move in found:
        moves.append((name_of(move), move))
        if len(moves) > most:
            break
    return moves
