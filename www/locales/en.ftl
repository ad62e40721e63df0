## The language
-tag = en
-name = English
-thousands = ,
-decimal = .
-columns = ,
-sentences = " "
-list = ", "
-clauses = ", "

## The page
title = Plyscope
tagline = Step through minimax and alpha-beta, forwards and backwards
skip-to-tree = Skip to the tree
skip-to-board = Skip to the board of the match
pages = Parts of Plyscope
tools = Tools
page-trees = Game trees
page-backtracking = Backtracking
page-coroutines = Coroutines
page-mcts = MCTS
page-mcts-about = Monte Carlo tree search, SSS* and proof-number search
page-learn = Learn
page-program = Program
examples = Examples
random = Random tree
share = Share
shared = The dialog could not be loaded, so the link was copied.
share-failed = The dialog could not be loaded; the link is in the address bar.
share-too-long = The dialog could not be loaded, and what is shown is too long for a link.
print = Print
help = Help
close = Close
language = Language
language-missing = The texts in { $language } could not be loaded. Choose the language again to retry.
dialog-missing = “{ $dialog }” could not be loaded. Check your connection and press the button again.
storage-full = This browser stores no more for this site: what you do now is gone when the page is closed. Save your results or your program as a file first.
storage-forbidden = This browser lets this site store nothing: what you do now is gone when the page is closed. Save your results or your program as a file first.
work-outdated = What you left here is of another version of Plyscope. What could be read is shown.
theme = Colours
theme-system = Auto
theme-light = Light
theme-dark = Dark

## The search
panel-search = Tree and search
algorithm = Algorithm
algorithm-alpha-beta = Alpha-beta
algorithm-minimax = Minimax
algorithm-hint = Minimax looks at every node; alpha-beta skips what cannot change the result.
root = First move
root-max = MAX ▲
root-min = MIN ▽
root-hint = Who is to move at the root. Players take turns from layer to layer, unless a node says who moves there.
ask-before = Ask me first
ask-none = no
ask-hint = Stops before each step that would show it, asks you, and explains the answer.
ask-what = { $ask ->
    [cuts] Will there be a cut?
    [values] What does each node return?
   *[other] Which node comes next?
}
order = Children
order-left = left to right
order-right = right to left
order-hint = The order in which the children of a node are searched.
cut = Cut when
cut-ge = α ≥ β
cut-gt = α > β
cut-hint = With ≥, a move that is only equally good is cut too; with >, equal values are still searched.
fail = Returns
fail-soft = best found (fail soft)
fail-hard = window's end (fail hard)
fail-hint = Fail soft returns the best value found, even outside the window; fail hard returns the nearest end of the window.
window-start = Start window
window-hint = Two values, such as 0..15 or -inf..inf. Only values between them are searched for.
window-bad = A window is two values, the smaller first, such as 0..15 or -inf..8.
guess = First guess
guess-hint = The value that is guessed first. The first window lies around it if it is a number; in MTD(f) it asks whether the value is at least that. “–” means the static evaluation of the root.
guess-bad = Expected a value, such as 8 or win, or “–”.

## The tree's text
tree-text = Tree
tree-hint = Brackets are nodes, numbers are leaves. Also win, draw, loss, names such as a:5, max:(4 8) where MAX moves, and JSON arrays. With expectiminimax, Star1 and Star2 also chance:(1/6*3 5/6*8).
trace-text = Trace
trace-hint = Paste the trace of a program here, or drop its file anywhere on the page. It is an object of JSON on each line.
trace-empty = Paste a trace, or drop its file
trace-large = { $lines } lines
trace-file = Choose a file
trace-back = Back to the search
trace-unreadable = The file cannot be read, is no text in UTF-8, or has more than { $limit } MiB.
trace-kept = The picture does not show this trace.
tree-size = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}, { $layers ->
    [one] { $layers } layer
   *[other] { $layers } layers
}
line-column = Line { $line }, column { $column }
undo = Undo
redo = Redo
error-empty = There is no tree here. Expected something like (4 8) (17 5).
error-too-long = The text has { $bytes } bytes, more than the { $limit } that are read.
error-unexpected = Unexpected “{ $found }”. Expected a number, win, draw, loss, a name with a colon, or a bracket.
error-unknown-word = “{ $word }” is not a value. Expected a number, win, draw or loss, or a colon after a name.
error-did-you-mean = “{ $word }” is not a value. Did you mean { $near }?
error-not-a-number = “{ $number }” is not a number. Expected one like -5 or 2.5.
error-number-too-large = { $number } is too large. Expected a number between −{ $limit } and { $limit }.
error-too-many-decimals = { $number } has too many decimals. Expected at most { $limit }.
error-unclosed = This “{ $bracket }” is never closed.
error-mismatched = “{ $found }” does not close the bracket opened at line { $line }, column { $column }. Expected “{ $expected }”.
error-not-opened = “{ $found }” closes nothing. Expected a node, or the end of the text.
error-empty-brackets = These brackets are empty. Expected at least one node inside.
error-missing-node = A node is missing beside this comma. Expected one before and one after it.
error-turning = A name may not have the character { $found }, which changes the direction of the text after it.
error-name-alone = The name “{ $name }” has no node. Expected a colon and then a number or a bracket.
error-player-alone = max: and min: say who moves at a node with children. Expected a bracket.
error-chance-alone = chance: says that chance decides at a node with children. Expected a bracket.
error-chance-not-here = There are no chance nodes here: only expectiminimax, Star1 and Star2 search trees with them.
error-fraction-too-fine = { $number } cannot be held exactly. Expected a denominator of at most { $limit } and a numerator of at most { $most }.
error-weight-alone = This weight has no node. Expected a number or a bracket after the star.
error-weight-without-chance = Only children of chance nodes have weights. Expected chance: before their bracket.
error-weight-not-positive = The weight { $weight } is not above 0. Expected a probability like 1/6.
error-weight-missing = Some children of this chance node have weights and some have none. Expected all or none.
error-weight-sum = The weights of this chance node add up to { $sum }. Expected 1.
error-weight-sum-unknown = The weights of this chance node do not add up to 1.
error-outcome-below-chance = Win and loss have no average, and chance decides above. Expected a number.
error-chance-too-fine = The averages of this chance node may be too fine or too large to be held exactly. Expected a common denominator of at most { $limit }, and values of at most { $most } divided by it.
error-unclosed-quote = This quote is never closed. Expected another one on this line.
error-bad-name = A name has 1 to { $limit } printable characters and no space at its ends.
error-too-many-nodes = A tree may have at most { $limit } nodes.
error-too-many-layers = A tree may have at most { $limit } layers.
error-kept = The picture still shows the last tree that could be read.
error-nothing = Nothing can be drawn before the text of the tree can be read.

## Changing a node
node-panel = Node { $name }
node-value = Value
node-value-bad = Expected a number, win, draw or loss.
node-value-of = New value of { $node }. Enter confirms, Escape cancels.
node-player = Who moves
node-player-hint = Who is to move at this node. Below it the players take turns again.
node-player-alternate = in turn: { $player }
node-player-given = always { $player }
side-chance = chance
node-name = Name
node-name-bad = A name has 1 to { $limit } printable characters and no space at its ends.
node-add = Add a child
node-remove = Remove
node-swap-left = Swap with left
node-swap-right = Swap with right
node-visit = Go to its visit
node-pick = Select a node in the tree to edit it. Press a leaf twice, or select it and type a number, to change its value in place.
node-pick-traced = Press a node to see when the program entered it.
node-not-entered = The program does not enter this node.

## Transport
transport = Steps
first = To the start
back = One step back
play = Play
pause = Pause
forward = One step forward
last = To the end
over = Forward over the subtree
back-over = Back over the subtree
next-cut = Next cut
previous-cut = Previous cut
speed = Speed
speed-value = { $count } a second
step-of = Step { $step } of { $last }
scrubber = Step

## The timeline
timeline = Timeline
timeline-large = Enlarge the timeline
timeline-small = Shrink the timeline
timeline-fit = Show all steps
timeline-exact = exact value
timeline-bound = bound only
timeline-cut = pruned the rest
timeline-table = table hit
timeline-horizon = static evaluation
timeline-solution = on a solution
timeline-dead-end = dead end
timeline-abandoned = led to no solution
timeline-unknown = many nodes, combined
timeline-open = not finished
timeline-returned = returned value
timeline-left = left, no value given
timeline-reached = on the path
timeline-added = added to the tree
timeline-hollow = on the path now
timeline-later = later steps
timeline-ply = ply { $level }
timeline-steps = steps { $from } to { $to }
timeline-about-steps = about steps { $from } to { $to }
timeline-solutions = Solutions marked: { $number }.
timeline-from-step = from step { $from }, never left
timeline-at-step = step { $number }
timeline-iterations = iterations { $from } to { $to }
timeline-at-iteration = iteration { $number }
timeline-nothing = no node
timeline-counted = { $number } nodes below it, only counted
timeline-summary = Timeline of { $steps } steps: { $layers ->
    [one] { $layers } ply
   *[other] { $layers } plies
}.
timeline-summary-iterations = Timeline of { $steps } iterations: { $layers ->
    [one] { $layers } ply
   *[other] { $layers } plies
}.
timeline-growth = The tree has { $number } nodes in the end.
timeline-ply-summary = Ply { $level }: { $number } visited ({ $kinds }).
timeline-count-of = { $kind }: { $number }
timeline-help = Press to go to a step. The wheel or + and − zoom, dragging or Shift with an arrow key moves, 0 shows all. The up and down arrow keys read the plies of the current step.

## Panels
tree-view = Game tree
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole tree
names-on = L-names
code-panel = Pseudocode
stack-panel = Call stack
stack-empty = No call is open.
stack-node = Node
stack-best = Best
line-panel = Windows on the path
line-hint = Only values between α and β can still change the result. Once the window is closed, the remaining children are cut.
line-empty = The windows appear with the first step.
line-traced = The trace has no window here.
line-no-window = This search uses no window: it never cuts.
line-closed = closed
legend-panel = Legend
legend-max = MAX is to move
legend-min = MIN is to move
legend-chance = chance decides
legend-leaf = leaf with its value
legend-here = this step
legend-new = not visited yet
legend-open = open: on the path
legend-done = done
legend-pruned = pruned: never visited
legend-pruned-now = pruned: left out this time
legend-best = best child so far
legend-cut = cut off
summary = { $visited } visited · { $cuts ->
    [one] { $cuts } cut
   *[other] { $cuts } cuts
} · { $pruned } pruned
summary-again = { $visited } visited (and { $again } again) · { $cuts ->
    [one] { $cuts } cut
   *[other] { $cuts } cuts
} · { $pruned } pruned
summary-of-passes = { $visited } visited · { $cuts ->
    [one] { $cuts } cut
   *[other] { $cuts } cuts
} · in this pass { $pruned } pruned

## What a step says
step-start = Nothing has been looked at yet. Press play, or the right arrow key, to begin.
step-begin = The search starts at { $node }, where { $player } is to move. Nothing is known yet: the window is { $window }.
step-begin-window = The search starts at { $node }, where { $player } is to move, with the window { $window }.
step-begin-again = The search starts at { $node } again, where { $player } is to move, with the window { $window }.
step-begin-plain = The search starts at { $node }, where { $player } is to move.
step-begin-chance = The search starts at { $node }, where chance decides.
step-begin-range = All leaves lie between { $least } and { $most }.
step-enter = Down to { $node }, where { $player } is to move, with the window { $window }.
step-enter-plain = Down to { $node }, where { $player } is to move.
step-enter-chance = Down to { $node }, where chance decides.
step-enter-chance-window = Down to { $node }, where chance decides, with the window { $window }.
step-enter-probe = Down to { $node } for a probe: only the first move of { $player } is looked at, with the window { $window }.
step-enter-probed = Down to { $node } again after its probe, now to all moves of { $player }, with the window { $window }.
step-leaf = Down to the leaf { $node }.
step-leave-leaf = The leaf { $node } has the value { $value }.
step-leave-exact = { $node } is done: its value is exactly { $value }.
step-leave-cut-max = Leaving { $node }: its value is at least { $value }, since { $player } may have better among the moves not looked at.
step-leave-cut-min = Leaving { $node }: its value is at most { $value }, since { $player } may have better among the moves not looked at.
step-leave-at-least = { $node } is done: its value is at least { $value }. With its window, no more needs to be known.
step-leave-at-most = { $node } is done: its value is at most { $value }. With its window, no more needs to be known.
step-leave-clipped = Leaving { $node }: { $value } lies outside the window { $window } with which it was entered, so { $fail ->
    [hard] the search, which fails hard, returns the nearest end of it
   *[other] the search returns its player’s end of it
}, as a bound: { $verdict }.
step-best-alpha = { $player } at { $node } now has { $value } from { $child }, so α rises to { $bound }.
step-best-beta = { $player } at { $node } now has { $value } from { $child }, so β falls to { $bound }.
step-best-same = { $player } at { $node } now has { $value } from { $child }; the window stays { $window }.
step-best-so-far = { $player } at { $node } now has { $value } from { $child }, so bestSoFar rises to { $value }.
step-best-plain = { $player } at { $node } now has { $value } from { $child }, the best so far.
step-cut-max = { $node } is cut, since { $test }: { $opponent } at { $setter } already has { $bound }, and the value here is at least { $value }.
step-cut-min = { $node } is cut, since { $test }: { $opponent } at { $setter } already has { $bound }, and the value here is at most { $value }.
step-cut-start-max = { $node } is cut, since { $test }: { $begun ->
    [pass] this pass
   *[other] the search
} was started with β = { $bound }, and the value here is at least { $value }.
step-cut-start-min = { $node } is cut, since { $test }: { $begun ->
    [pass] this pass
   *[other] the search
} was started with α = { $bound }, and the value here is at most { $value }.
step-cut-deep = That bound was set { $layers } layers further up: a deep cutoff.
step-cut-average-most = { $node } is cut: even if the other { $rest } were all { $value }, its average would be at most { $average }.
step-cut-average-least = { $node } is cut: even if the other { $rest } were all { $value }, its average would be at least { $average }.
step-cut-probed-most = { $node } is cut: with what is known of its children, its average is at most { $average }.
step-cut-probed-least = { $node } is cut: with what is known of its children, its average is at least { $average }.
step-cut-chance-max = { $node } is cut, since { $test }: the value here is at least { $value }.
step-cut-chance-min = { $node } is cut, since { $test }: the value here is at most { $value }.
step-cut-has = { $player } at { $setter } already has { $bound }.
step-cut-probe = The probe of { $child } has already found { $bound }.
step-cut-through-above = If { $child } is worth { $bound } or more, the average at { $node } is at least { $average } in any case.
step-cut-through-below = If { $child } is worth { $bound } or less, the average at { $node } is at most { $average } in any case.
step-skipped-probed = Below children that were only probed, nothing more is visited.
step-skipped = Never visited: { $names }.
step-skipped-below = Never visited: { $names }, with all below.
step-skipped-subtree = { $name } with all below
step-skipped-more = Never visited: { $names } and { $count } more, with all below.
step-left-out = Not searched this time: { $names }.
step-left-out-below = Not searched this time: { $names }, with all below.
step-left-out-more = Not searched this time: { $names } and { $count } more, with all below.
step-skipped-smaller = Only searched less deep: { $names }.
step-skipped-smaller-more = Only searched less deep: { $names } and { $count } more.
step-finish-exact = Finished. Value of the tree: { $value }.
step-finish-at-least = Finished. Value of the tree: at least { $value }.
step-finish-at-most = Finished. Value of the tree: at most { $value }.
step-pass-exact = The value of the tree is { $value }.
step-pass-at-least = The value of the tree is at least { $value }.
step-pass-at-most = The value of the tree is at most { $value }.
step-pass-count = In this pass { $visited } of { $total ->
    [one] { $total } node
   *[other] { $total } nodes
} visited, { $pruned } pruned.
step-finish-count = { $visited } of { $total ->
    [one] { $total } node
   *[other] { $total } nodes
} visited, { $pruned } pruned.

## How nodes are read out
read-leaf = leaf
read-value = value { $value }
read-probability = probability { $probability }
read-at-least = at least { $value }
read-at-most = at most { $value }
read-window = window from { $alpha } to { $beta }
read-new = not visited
read-open = open
read-done = done
read-visit = visit { $visit }
read-pruned = pruned
read-best = best child
read-here = this step
read-infinity = infinity
read-minus-infinity = minus infinity
value-win = win
value-draw = draw
value-loss = loss

## The gallery
gallery = Examples from the lectures
gallery-quiz = The quiz
gallery-quiz-about = Four layers. Which nodes does alpha-beta never visit?
gallery-minimax-small = Minimax, smallest
gallery-minimax-small-about = Two moves each: MIN answers, MAX chooses.
gallery-minimax-three = Minimax, three by three
gallery-minimax-three-about = Every intermediate value: 4, then 3, then the next node.
gallery-pruning-three = The same tree, pruned
gallery-pruning-three-about = As soon as MIN can answer with 2, the rest of that move no longer matters.
gallery-cs61b = Positive and negative
gallery-cs61b-about = One node at least 5, one at most −20: both are cut.
gallery-heap = A binary tree in an array
gallery-heap-about = Five layers, searched with the window from 0 to 15.
gallery-weiss = Win, draw, loss
gallery-weiss-about = C1 draws. After H2A, C2 can be no better: on to C3.
gallery-deep = A deep cutoff
gallery-deep-about = The bound that cuts was set at the root, three layers above.
gallery-best-order = The best order
gallery-best-order-about = At every cut the first child is enough: 11 of 27 leaves, the minimum.
gallery-worst-order = The same tree, backwards
gallery-worst-order-about = Good moves come last: 22 of 27 leaves must be visited.

## A random tree
random-title = A random tree
random-seed = Seed
random-new-seed = Another seed
random-branching = Children of a node
random-depth = Layers below the root
random-values = Leaf values
random-cuts = Cuts, at least
random-from = from
random-to = to
random-make = Make the tree
random-branching-bad = A node needs at least 1 child; the smaller number comes first.
random-depth-bad = A tree has from 1 to { $limit } layers below the root; the smaller number comes first.
random-values-bad = The smaller value comes first.
random-no-tree = In { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}, no tree had { $wanted ->
    [one] { $wanted } cut
   *[other] { $wanted } cuts
} or more; the most were { $seen }. Try more children, more layers or more values.
number-bad = Whole numbers are expected here.

## Links
link-problem = Problems in this link
link-kept = The rest is shown.
link-more = { $count ->
    [one] … and 1 more problem
   *[other] … and { $count } more problems
}
link-too-long = It has { $bytes } bytes, more than the { $limit } that are read, so nothing of it is shown.
link-unknown = “{ $name }” means nothing here.
link-choice = { $parameter } cannot be “{ $given }”; expected { $known }.
link-choice-listed = { $parameter } cannot be “{ $given }”. The chapter “{ $chapter ->
    [questions] Kinds of questions
   *[other] Algorithms
}” of the guide lists what it can be.
link-step = The step “{ $given }” is not a whole number.
link-moment = { $name } cannot be “{ $given }”; expected the number of a step, or last.
link-encoding = “{ $name }” has a broken % code.
link-beyond = It asks for step { $step }; the last one is { $last }.
link-backwards = The scene begins at step { $from } and ends at step { $to }: expected a “from” that is not after “to”.
link-or = or
link-window = “{ $given }” is not a window; expected two values, the smaller first, such as 0..15 or -inf..8.
link-window-fraction = window cannot be “{ $given }” here; expected whole or decimal numbers, such as 0..2.5.
link-not-offered = { $algorithm } ignores { $option }; it is for { $others }.
link-alone = { $option } means nothing without { $needs }.
link-of-games = { $option } is for games; here a tree is searched.
asking-lost = The questions could not be loaded. The search plays without them.
link-not-asked = Questions can be asked only about the search of a tree that is given.
link-not-traced = Traces of programs are only of given trees; this one was left out.
link-of-trees = { $option } is for trees; in a game the position says who is to move.
link-both = A tree and a game are given; only the game is searched.
link-chance = { $algorithm } does not take chance into account, but chance decides in this game; { $others } do.
link-did-you-mean = Did you mean { $near }?

## Large trees
busy = Searching a large tree … { $count ->
    [one] { $count } step
   *[other] { $count } steps
} so far
busy-reading = Reading a large tree …
busy-trace = Reading the trace … { $lines } lines so far.
busy-reading-trace = Reading the trace
trace-cancelled = The trace was not read to its end.
trace-lost = The reading of the trace ran out of memory.
cancel = Cancel
cancelled = The search was cancelled.
too-many-steps = The search takes more than { $limit } steps: too many to show.

## Help
help-title = How to use Plyscope
help-about = Press play, or step with the arrow keys. Each step is explained below the tree. The tree, its text and the address always agree: copy the address to share exactly this step.
help-guide = More in the guide
help-keys = Keys
help-keys-where = They work while the tree or the step buttons have the focus.
help-tree-keys = In the tree, the arrow keys walk from node to node, Home and End to the first and the last one.
key-forward = One step forward
key-back = One step back
key-play = Play or pause
key-over = Forward over the subtree
key-back-over = Back over the subtree
key-next-cut = Next cut
key-previous-cut = Previous cut
key-first = To the start
key-last = To the end
key-names = L-names on or off
key-fit = The whole tree
key-zoom = Zoom in, zoom out
key-leaf = Type a new value for the selected leaf (or press it twice)
key-toggle = Expand or collapse the node with the focus
key-undo = Undo, redo
key-end-trace = From a program’s trace back to the search
key-help = This help

## The path: a row of moves for each ply
view = View
view-path = Path
view-tree = Tree
path-view = The path to the current node, a row for each ply
path-turn = Ply { $number } · { $player } to move
path-turn-chance = Ply { $number } · chance decides
path-turn-of-move = { $number } { $player } to move
path-turn-expected = { $heading }, expected
path-value = value { $value }
path-below = { $count ->
    [one] { $count } below
   *[other] { $count } below
  }
path-counted = { $count ->
    [one] { $count } counted below
   *[other] { $count } counted below
  }
path-table = from the table
path-estimate = estimate
path-over = game over
path-expected = { $moves } → expected: { $names }
path-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
  }
path-hint = “Below” counts the positions visited below a move. Press a move to go to the step that finished it; one that is not finished, to the step that enters it; one that is pruned, to its cut.
path-counted-only = Below this, { $count ->
    [one] { $count } position was
   *[other] { $count } positions were
  } only counted: the search is too large to record.
path-single = This tree is a single leaf: there is no path.
key-view = Path or tree
legend-wedge = folded: the number counts the nodes in it
wedge-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
wedge-nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
  }

## Searches beyond the plain ones
game-start = the start position
game-given = the given position
step-begin-guess = This first window lies around a guess, the static evaluation of { $node }.
step-begin-guess-given = This first window lies around the guess { $value }.
step-begin-guess-open = No window lies around the guess { $value }, so this first window has no bounds.
step-begin-null-given = The first guess is { $value }: the null window asks whether the value of { $node } is at least that.
step-begin-null = The null window asks whether the value of { $node } is at least { $value }.
step-begin-null-above = The null window asks whether the value of { $node } is above { $value }.
step-begin-wider = The value lies outside the window, so the search begins again with a wider one.
step-begin-pass = This pass looks { $count ->
    [one] { $count } ply
   *[other] { $count } plies
} ahead.
step-begin-depth = It looks { $count ->
    [one] { $count } ply
   *[other] { $count } plies
} ahead.
step-enter-again = { $node } may be better, so it is searched again, now with the window { $window }.
step-enter-again-deep = { $node } may be better after all, so it is searched again, to the full depth and with the window { $window }.
step-enter-whole = Down to { $node } again, now to the full depth. { $player } is to move; the window is { $window }.
step-enter-late = It comes late among the moves, so it is searched one ply less deep.
step-enter-for-order = This search two plies less deep only finds out which move comes first: its value counts for nothing else.
step-enter-first = Two plies less deep { $node } was best, so it is searched first now, to the full depth and with the window { $window }.
step-enter-above = Down to { $node } with a null window: is its value above { $bound }, or not?
step-enter-below = Down to { $node } with a null window: is its value below { $bound }, or not?
step-enter-end = Down to { $node }, where the search looks no further.
step-enter-over = Down to { $node }, where the game is over.
step-evaluate = The static evaluation of { $node } says { $value }.
step-evaluate-quiet = No noisy moves: the static evaluation of { $node } says { $value }.
step-evaluate-limit = Noisy moves are followed { $count } plies beyond the horizon at most: the static evaluation of { $node } says { $value }.
step-begin-until-quiet = Beyond that, captures and other noisy moves are looked at until the position is quiet.
step-extend = At the horizon, { $node } is not quiet: of its moves only { $moves } may be searched.
step-extend-further = Beyond the horizon, { $node } is not quiet either: of its moves only { $moves } may be searched.
step-moves-more = { $names } and { $count } more
step-stand-pat-alpha = { $player } need not play any of these: standing pat is worth { $value }, the static evaluation, so α rises to { $value }.
step-stand-pat-beta = { $player } need not play any of these: standing pat is worth { $value }, the static evaluation, so β falls to { $value }.
step-stand-pat-same = { $player } need not play any of these: standing pat is worth { $value }, the static evaluation; the window stays { $window }.
step-stand-pat-never = There is no other move, so { $player } cannot stand pat.
step-probe-miss = The table does not know { $node } yet.
step-probe-miss-deep = The table has no entry for { $node } with as many plies left.
step-probe-hit = The table knows { $node }: { $value }, found at { $setter }.
step-probe-hit-below = The table knows { $node }: { $value }, found further down.
step-probe-settles = That settles it.
step-probe-not-enough = That is not enough for the window { $window }.
step-probe-child = Before a move of { $player } at { $node } is searched, the table is asked about all of them. It has { $child } as { $value }, and that is enough.
step-store = { $node } goes into the table as { $value }. The table now holds { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}.
step-cut-null = { $node } is cut, since { $test }: the null window only asked about { $bound }, and { $value } answers it.
step-cut-null-of = { $node } is cut, since { $test }: the null window only asked about { $bound }, the best at { $of } so far, and { $value } answers it.
step-enter-null-max = { $player } passes at { $node }, a null move: is the value at least { $bound } even so? The reply is searched { $plies } plies less deep than one to a move.
step-enter-null-min = { $player } passes at { $node }, a null move: is the value at most { $bound } even so? The reply is searched { $plies } plies less deep than one to a move.
step-best-null-max = Even after a pass of { $player } at { $node } the value is at least { $value }. A move should do no worse.
step-best-null-min = Even after a pass of { $player } at { $node } the value is at most { $value }. A move should do no worse.
step-keep-null = After a pass the value is { $value }: not good enough for a cut, so the moves of { $player } at { $node } are searched.
step-cut-null-move = { $node } is cut, since { $test } even after a pass: no move is searched.
step-leave-evaluated = Back from { $node } with { $value }, which is only an estimate.
step-leave-table = Back from { $node } with what the table knew: { $value }.
step-leave-end = The game is over after { $node }: { $value }.
step-leave-won = The game is over after { $node }: { $player } has won. Value: { $value }.
step-leave-tally = { $node } is done: { $value }. { $count ->
    [one] The one position below it was only counted.
   *[other] The { $count } positions below it were only counted.
}
step-finish-game = { $visited ->
    [one] { $visited } position
   *[other] { $visited } positions
} visited, { $cuts ->
    [one] { $cuts } cut
   *[other] { $cuts } cuts
}.
step-finish-pass = This pass is finished.
step-keep-max = { $value } is not more than { $best }: { $player } at { $node } keeps { $kept }.
step-average = Chance leads to { $child } with probability { $probability }: { $probability } × { $value } = { $share }. The sum at { $node } is now { $sum }.
step-average-most = Chance leads to { $child } with probability { $probability }, and its value is at most { $value }: so the average at { $node } is at most { $bound }.
step-average-least = Chance leads to { $child } with probability { $probability }, and its value is at least { $value }: so the average at { $node } is at least { $bound }.
step-average-most-open = Chance leads to { $child } with probability { $probability }, and its value is at most { $value }.
step-average-least-open = Chance leads to { $child } with probability { $probability }, and its value is at least { $value }.
step-average-range = So the average lies between { $least } and { $most }.
step-keep-min = { $value } is not less than { $best }: { $player } at { $node } keeps { $kept }.
step-own-view = In { $player }’s view; the tree shows MAX’s view, with the opposite sign.
step-leave-estimate = { $node } is done: { $value }, an estimate.
step-estimate = That is an estimate.
step-finish-estimate = Looking { $count ->
    [one] { $count } ply
   *[other] { $count } plies
} ahead: { $value }, an estimate.
step-finish-until-quiet = Looking { $count ->
    [one] { $count } ply
   *[other] { $count } plies
} ahead, and from there until the position is quiet: { $value }, an estimate.
step-finish-own = The search returns { $value }, in { $player }’s view.
step-finish-kept = Beware: the value is right, but the move kept for it need not be the best. This form also keeps a move that is only known to be no better.
step-finish-unsound = Beware: this table takes bounds for values, so the result may be wrong.
step-finish-doubt = Beware: this search leaves out what usually does not matter, so the result may be wrong.
read-beyond = not looked at

## How large a game tree is
complexity = Complexity
complexity-title = How large is a game tree?
complexity-branching = Moves in every position, b
complexity-depth = Depth in plies, m
complexity-presets = Ready-made trees
complexity-missing = Expected a whole number from { $least } to { $most }.
complexity-not-whole = “{ $given }” is not a whole number. Expected one from { $least } to { $most }.
complexity-outside = { $given } is out of range. Expected a whole number from { $least } to { $most }.
complexity-older = These figures are still for b = { $branching } and m = { $depth }.
complexity-saving = Of { $leaves } leaves, alpha-beta needs no more than { $best } if the best moves come first: { $fewer } times fewer.
complexity-no-saving = In this tree alpha-beta can skip nothing: it needs every leaf.
complexity-costs = What a search costs
complexity-at-best = Alpha-beta at its best
complexity-leaves = Leaves
complexity-nodes = Nodes
complexity-effective = Effective branching factor, as m grows
complexity-memory = Nodes in memory
complexity-time = Time
complexity-speed = Nodes a second
complexity-read-leaves = b to the power m
complexity-read-least = b to the power m over 2 rounded up, plus b to the power m over 2 rounded down, minus 1
complexity-read-root = the square root of b
complexity-ten = 10 to the power { $exponent }
complexity-times-ten = { $number } times 10 to the power { $exponent }
complexity-instant = less than 1 ms
complexity-milliseconds = { $amount } ms
complexity-seconds = { $amount } seconds
complexity-minutes = { $amount } minutes
complexity-hours = { $amount } hours
complexity-days = { $amount } days
complexity-years = { $amount } years
complexity-universe = For comparison: the universe is about 14 billion years old.
complexity-half = Depth-first search keeps only a path in memory, with the children of its nodes. With the best moves first, alpha-beta gets about twice as deep in the same time.
complexity-games = The size of games
complexity-games-about = Leaves of the game tree; the length of a bar is the exponent. Games have typical lengths: chess, for instance, has 35 moves in every position and 80 plies; lectures often count with 100.
complexity-own = This tree
complexity-game-tic-tac-toe = Tic-tac-toe
complexity-game-connect-four = Connect Four
complexity-game-checkers = Checkers
complexity-game-morris = Nine men's morris
complexity-game-draughts = International draughts
complexity-game-chess = Chess
complexity-game-backgammon = Backgammon
complexity-game-chinese-chess = Chinese chess
complexity-game-shogi = Shogi
complexity-game-go = Go

## Games and choices
source = Search in
source-tree = a tree you type
source-trace = a program’s trace
source-hint = A given tree, a game whose tree grows during the search, or what another program did.
game-tic-tac-toe = Tic-tac-toe
game-connect-four = Connect Four
game-othello = Othello
game-chess = Chess
position = Start position
position-hint = The position to search from, row by row from the top: X is MAX, O is MIN, a point is empty. After a space, who is to move.
game-size = Board
game-size-hint = Columns and rows of the board.
game-line = In a row
game-line-hint = How many in a row make a line.
evaluation = Static evaluation
evaluation-hint = An estimate of a position's value without search, from MAX's point of view. Used at the horizon and for move ordering.
evaluation-open-lines = open lines
evaluation-nothing = nothing known
evaluation-lines = pieces in open lines
evaluation-discs = discs, X − O
evaluation-mobility = mobility
evaluation-corners = corners
evaluation-material = material
ending = Ends
ending-win = when someone has won
ending-full = when the board is full
ending-misere = when someone completes a line and loses
ending-hint = A game usually ends with a win. Playing on shows how many more games there would be. In misère play, the player who completes a line loses.
algorithm-negamax = Negamax
algorithm-single-cutoff = Negamax, one cutoff (2006)
algorithm-find-max-min = findMax and findMin (2018)
algorithm-principal-variation = Principal variation search
algorithm-iterative-deepening = Iterative deepening
algorithm-aspiration = Aspiration windows
algorithm-mtd-f = MTD(f)
algorithm-one-ply = One ply, by evaluation
algorithm-expectiminimax = Expectiminimax
algorithm-star1 = Star1
algorithm-star2 = Star2
algorithm-quiescence = Alpha-beta with quiescence search
algorithm-null-move = Alpha-beta with null-move pruning
algorithm-late-move-reductions = Alpha-beta with late move reductions
algorithm-internal-iterative-deepening = Alpha-beta with internal iterative deepening
form = Written as
form-hint = Different programs for the same search: the steps are the same.
form-one = one procedure
form-two = max_value, min_value
form-pairs = pairs: value and move
form-merged = merged, with a side
form-choose-move = chooseMove
depth = Depth
depth-hint = Plies to look ahead; at the horizon the static evaluation is used. “end” looks to the end of the game.
evaluation-of-tree = Static evaluation of a typed tree: the lower median of the leaves below a node (of an even number, the lower of the two in the middle). Used at the horizon and for move ordering.
alike-in-tree = In a typed tree no player can pass and no move is noisy, so this search takes the steps of alpha-beta.
alike-to-end = Without a depth this search takes the steps of alpha-beta.
depth-end = end
depth-bad = Expected a number of plies from 0 to { $limit }, or “end”.
order-best = best evaluation first
order-worst = worst evaluation first
order-random = random
order-previous = previous pass's best first
order-killers = killer moves first
order-history = history heuristic
order-seed = Seed
order-seed-hint = The same seed gives the same order.
order-seed-note = The order is random: the same seed gives the same order.
order-previous-note = The best moves of up to { $limit } positions are remembered from one pass to the next.
fail-start = best found, from α or β on
table-kind = Table
table-hint = A transposition table remembers positions, whichever moves led there.
table-none = none
table-bounds = values and bounds
table-exact = exact values only
table-numbers = numbers (unsound)
table-plies = At plies
table-plies-hint = Plies that are probed and stored, such as 3..5, 4, or all. The root is ply 0.
table-plies-bad = Expected plies such as 3..5, 4, or all.
table-note = The table stores up to { $limit } positions; once full, it adds no more.
symmetry = Mirror images
symmetry-no = apart
symmetry-yes = count as one
symmetry-hint = Rotated and reflected positions may share one entry.
etc = Ask about all children
etc-no = no
etc-yes = before any is searched
etc-hint = The enhanced transposition cutoff: a child in the table may cut the node before any child is searched.
problem-size = A board of { $given } is not possible: it can be { $least } to { $most }.
problem-no-such-size = A board of { $given } is not possible: it can be { $known }.
problem-line = { $given } in a row is not possible: it can be { $least } to { $most }.
problem-not-offered = This game has no choice of { $option }.
problem-evaluation = There is no evaluation “{ $given }”; there is { $known }.
problem-rows = The board has { $expected } rows; the position has { $given }.
problem-columns = The board has { $expected } columns; row { $row } has { $given }.
problem-character = Character { $count } is “{ $given }”, which is not a square.
problem-side = “{ $given }” is not a player to move.
problem-roll = The die shows a number from 1 to { $faces }, not “{ $given }”.
problem-stones = “{ $given }” is not a number of stones: expected 0 to { $most }.
problem-die = There is no die “{ $given }”: expected d2 or d4.
problem-tile = “{ $given }” is not a tile: expected 2, 4, 8 and so on, or a point for an empty square.
problem-moves-left = “{ $given }” is not a number of moves to come: expected 0 to { $most }, or “new” and 1 to { $fewer }.
problem-counts = { $first } X against { $second } O cannot be: the players move by turns, and X begins.
problem-both-lines = Only one player can have completed a line.
problem-played-on = The game was over before the last move.
problem-floating = A piece in column { $file } has nothing below it.
problem-illegal = The position is illegal: { $reason }.
problem-unavailable = This program does not have the rules of that game.
illegal-middle = the four squares in the middle are never empty
illegal-cut-off = a disc is cut off from the middle
illegal-kings = each player must have one king
illegal-en-prise = the player to move could take the king
illegal-pawn = a pawn is never on the first or the last row
illegal-too-many = a player has more than sixteen pieces, or more than eight pawns
illegal-checks = both kings are in check, or one is by three pieces at once
illegal-castling = a king or a rook is not where it could castle as the third field says
illegal-en-passant = no pawn can be taken en passant as the fourth field says
illegal-clock = the fifth field must be a number from 0 to 100
illegal-number = the sixth field must be a number from 1 on
illegal-too-few-fields = after the board, three fields at least must follow
illegal-too-many-fields = nothing can follow after six fields
illegal-stone-twice = a player has two stones with the same number
illegal-tiles-too-large = no game leads to tiles as large as these
illegal-no-empty-square = a new tile needs an empty square
problem-no-such-move = “{ $given }” is not a legal move here.
problem-over = The game is over: there are no more moves.
busy-game = Searching …
busy-searching = Searching
busy-visited = { $found } positions so far, { $rate } a second.
busy-best = Best move so far: { $name }, with the value { $value }.
stopped = Stopped after { $found } positions.
ended-early = The search was stopped at step { $step }: no more can be recorded. The steps so far are shown. Try a smaller depth.
search-lost = The search ran out of memory. Try a smaller depth.
search-unreachable = The search could not start: part of the program was not loaded. Check your connection.
search-kept = The picture still shows the previous search.
search-again = Try again
link-plies = “{ $given }” are no plies; expected some such as 3..5, or all.
link-depth = The depth “{ $given }” is not a number of plies from 0 to { $limit }, and not “end”.
link-number = { $name } cannot be “{ $given }”; expected a whole number from { $least } to { $most }.
link-size = size cannot be “{ $given }”; expected columns and rows, such as 7x6.
side-white = White
side-black = Black
board-panel = Board
board-over = The game is over: { $value }.
board-won = The game is over: { $player } has won.
board-own-line = The game is over: { $player } has completed a line and loses.
board-new-tile = A new tile comes next.
board-to-roll = The die is rolled next.
board-rolled = The die shows { $roll }.
board-to-move = { $player } is to move.
board-then = Then { $player } moves.
board-turn = { $player } is to move. Static evaluation: { $value }.
board-turn-then = Then { $player } moves. Static evaluation: { $value }.
rules-dice-nim = The players take turns: choose a die with two faces (d2) or with four (d4), roll it, and take as many stones as it shows. Who takes the last stone wins.
rules-einstein = A die with three faces is rolled before each move. The stone with that number moves one square towards the opposite corner; if it is gone, the next lower or the next higher one does. It captures what stands there. Who reaches the opposite corner or captures all stones of the opponent wins.
board-of = Board: { $position }
board-expected = Expected from here: { $names }
board-moves = Moves from here
play-panel = Play against the search
play-about = You move, the search answers. Each of its moves opens the search that chose it.
play-chance = Only games without chance can be played against the search.
play-first = Play { $player }: begin
play-second = Play { $player }: answer
play-board = Your game: { $position }
play-drawn = A draw.
play-won = You have won.
play-lost = The search has won.
play-thinking = The search is thinking …
play-answer = The search has played { $name }.
play-your-turn = Your move: you are { $player }.
play-moves = Your moves
play-open = open the search that chose it
play-record = Moves so far
play-take-back = Take back
play-again = Again
play-sides = Again, sides changed
play-end = End
play-think = Let it move
play-stopped = The search was stopped before it chose a move.
play-looking = One moment …
play-unanswered = The legal moves are not known: there was no answer.
play-checkmate = Checkmate. { $result }
play-stalemate = Stalemate. { $result }
play-fifty-moves = Fifty moves without a capture or a pawn's move. { $result }
play-own-line = The player who completes a line loses. { $result }
play-values = Values of the search are as { $max } counts them: low ones and losses are good for { $min }.
play-review = Look back at the match
review-title = Looking back at the match
review-unreadable = The match cannot be read.
review-about = Each value is what the search, set as in the match, finds after the move, as it counts for { $player }. Press a move of yours that lost value to find a better one.
review-show = Show me
review-estimate = Values with “about” are estimates: the search did not reach the end of the game.
review-running = Searching position { $number } of { $of } …
review-summary = { $count ->
    [0] None of your moves lost value.
    [one] One of your moves lost value.
   *[other] { $count } of your moves lost value.
}
review-curve = The values of the positions, one after the other; the table has them as text.
review-better = better for { $player }
review-values = The moves
review-move = Move
review-value = Value
review-judgement = Judgement
review-about-value = about { $value }
review-lost = lost value; { $best } was possible
review-ask = What was better?
review-again = Look again
review-question = What should you have played instead of { $name }?
review-right = Right.
review-wrong = Not the best.
review-best = Better:
review-worth = { $name } is worth { $value }.
review-expected = The search expects { $moves }.
square-name = { $place }, { $piece }
square-goal = { $name }: move here
square-hole = column { $file }, row { $row }
square-empty = empty
square-man = { $side ->
    [MAX] white
   *[other] black
  } { $kind ->
    [K] king
    [Q] queen
    [R] rook
    [B] bishop
    [N] knight
   *[other] pawn
  }
square-becomes = The pawn becomes:
table-panel = Transposition table
table-counts = { $count } entries · { $tries } probes · { $wanted } hits
table-latest = Latest entries
table-value = Value
node-pick-game = Choose a position in the tree to unfold it or to search from there.
node-position = Position
node-position-of = Position { $name }
node-visit-at = Visited at step { $step }
node-fold = Fold
node-unfold = Unfold
node-to-cut = Go to the cut that pruned it
node-search-here = Search from here

gallery-find-max-min = findMax and findMin
gallery-find-max-min-about = The same tree by the 2018 program: a later move that is as good takes the place of the best.
gallery-pairs = Value and move in pairs
gallery-pairs-about = The binary tree again: two functions that return the best value and the best move.
gallery-merged = Both sides in one
gallery-merged-about = The binary tree once more: one function with a side to move.
gallery-single-cutoff = One cutoff only
gallery-single-cutoff-about = The deep cutoff is missed when only one bound is passed down: one more node is visited.
gallery-fail-hard = Fail hard
gallery-fail-hard-about = With the window from 5 to 6, a node returns the end of its window instead of the value found.
gallery-principal-variation = Trust the first move
gallery-principal-variation-about = For the other moves, a null window only tests whether they are better.
gallery-deepening = Iterative deepening
gallery-deepening-about = To depth 1, then 2, then 3. Each pass tries the best moves of the previous pass first.
gallery-chance = A coin or a die
gallery-chance-about = Chance decides, and then MIN. On average the coin leads to 5.5 and the die to 6.
gallery-chance-scale = Sizes count
gallery-chance-scale-about = With 2, 3, 1 and 4 in place of these leaves MAX would go left. The order is the same: in averages, sizes count.
gallery-star1 = The best that chance can bring
gallery-star1-about = MAX already has 6.5. Even with 9, the greatest leaf, in the last third, the right average stays below that.
gallery-star2 = Probes before searches
gallery-star2-about = Star2 first looks at one move of MIN everywhere. On the right, two of these probes are enough for a cut.
gallery-tic-tac-toe-end = Tic-tac-toe, nearly over
gallery-tic-tac-toe-end-about = Four empty squares: the whole tree of a real game, small enough to see.
gallery-one-ply = One ply is not enough
gallery-one-ply-about = By open lines, X likes c3 best. O answers a3 and wins.
gallery-depth-two = Two plies see the reply
gallery-depth-two-about = The same position, looking at O's answers too: X must take a3.
gallery-tic-tac-toe = All of tic-tac-toe
gallery-tic-tac-toe-about = 549,946 positions from the empty board. Unfold what you like.
gallery-choose-move = chooseMove with alpha-beta
gallery-choose-move-about = The same game with the window from loss to win: 16,811 calls instead of 549,946.
gallery-table = A transposition table
gallery-table-about = At plies 3 to 5, positions reached before are looked up: 7,954 calls.
gallery-table-symmetry = … modulo symmetry
gallery-table-symmetry-about = Mirror images count as one: 2,381 calls here. The lecture reports 5,204 and gives no code.
gallery-unsound = An unsound table
gallery-unsound-about = It takes bounds for values, and finds a win in a drawn game. Where does it go wrong?
gallery-mended = The table, fixed
gallery-mended-about = It also stores whether a value is exact or a bound: a draw after all.
gallery-connect-four = Connect Four, four plies
gallery-connect-four-about = Too large to search to the end: at depth 4 the static evaluation decides.
gallery-connect-four-solved = Connect Four on 5×4, solved
gallery-connect-four-solved-about = To the end of the game: a draw. The table recognises what was seen before, mirrored too, and promising moves come first: 92,707 visits.
gallery-connect-four-deepening = Connect Four, ever deeper
gallery-connect-four-deepening-about = Five passes, each ordered by the previous one.
gallery-connect-four-killers = Killer moves
gallery-connect-four-killers-about = Moves that caused cuts at the same depth are tried first.
gallery-othello = Othello, pieces minus pieces
gallery-othello-about = On a small board, three plies ahead: the evaluation is X's discs minus O's.
gallery-chess = Chess: mate in two
gallery-chess-about = Morphy's problem: White to move mates in three plies. Material is the static evaluation.
gallery-horizon-effect = Chess: the horizon effect
gallery-horizon-effect-about = Looking one ply ahead, the queen takes a pawn. That she is taken back lies just beyond the horizon.
gallery-quiescence = Chess: quiescence search
gallery-quiescence-about = The same position and the same depth, but captures are followed beyond the horizon: the queen leaves the pawn alone.
gallery-zugzwang = Chess: zugzwang
gallery-zugzwang-about = After Kg6 Black would rather pass, but has to move and loses the pawn. Alpha-beta finds it: 126 positions.
gallery-null-move-zugzwang = Chess: a null move goes wrong
gallery-null-move-zugzwang-about = The same position and the same depth. Black “passes” after Kg6 and keeps the pawn: cut, and wrong. 45 positions.
gallery-null-move = Chess: null-move pruning
gallery-null-move-about = If even a pass is good enough, no move is searched: 507 positions instead of 1,759, and the same value.
gallery-late-move = A late move, reduced
gallery-late-move-about = The third move is best, 7, but looking one ply less it seems to be worth no more than 2. So 5 is found.
gallery-late-move-reductions = Chess: late move reductions
gallery-late-move-reductions-about = Late moves are searched one ply less deep, and again if they seem better: 991 visits instead of 1,759, and the same value.
gallery-internal-deepening = The best move first
gallery-internal-deepening-about = The last move is best, so alpha-beta visits all 22 nodes. Here every move is first searched two plies less deep: that shows which one is best, and six nodes are never visited.
gallery-internal-deepening-connect-four = Connect Four: internal iterative deepening
gallery-internal-deepening-connect-four-about = Without knowing a good order, a smaller search finds the move that comes first: 2,616 visits instead of 3,813, with the smaller searches, and the same value.
more-choices = More choices
game-root = start
gallery-trees = On given trees
gallery-games = In games

## Searches side by side
compare = Compare
compare-title = Searches side by side
compare-chance = Searches in which chance decides are not compared here.
compare-nothing = There is nothing to compare yet: no search is shown.
compare-lineups = Ready-made comparisons
compare-usual = This search and others
compare-searches = Searches
compare-orders = Orders
compare-beside-mcts = With Monte Carlo tree search
compare-add = Add a search
compare-add-mcts = Add Monte Carlo tree search
compare-remove = Remove
compare-open = Open
compare-change = Change
compare-depth = depth { $depth }
compare-table = table
compare-waiting = Waiting for its turn
compare-running = { $visited } nodes so far
compare-growing = { $count } iterations so far
compare-iterations = { $count } iterations
compare-stopped = Stopped.
compare-failed = The search failed. Try a smaller depth.
compare-again = Search again
compare-ended = Stopped early: no more steps can be recorded. The numbers are those so far.
compare-program = The program
compare-agree = The program enters the same nodes as the search beside it, in the same order.
compare-departs = Visit { $visit }: the program enters { $got }, the search { $expected }.
compare-goes-on = Visit { $visit }: the program enters { $got }, but the search has ended.
compare-ends = Visit { $visit }: the program has ended, but the search enters { $expected }.
compare-go-there = Go there
compare-nodes = Nodes
compare-leaves = Leaves
compare-cuts = Cuts
compare-evaluated = Static evaluations
compare-of = of { $all }
compare-times = times the first
compare-times-first = { $ratio } × the nodes of 1
compare-slider = Nodes visited
compare-at = { $visited } of { $total } nodes visited
compare-share = { $percent }% of its own steps
compare-pace = How the searches are stepped
compare-by-node = by node
compare-own-pace = each at its own pace
compare-plot = Ply by ply
compare-measure = What the bars show
compare-ply = Ply { $ply }
compare-deeper = Deeper
compare-counted = Not by ply
compare-logarithmic = Logarithmic scale
compare-least = Minimal tree
compare-least-expected = Minimal tree, estimated
compare-numbers = The bars as numbers
compare-results = Total
compare-search = Search
compare-factor = b* is the effective branching factor: a uniform tree of the same depth with b* moves everywhere would have as many nodes. Every pass of iterative deepening counts.
compare-whole = The whole tree has b = { $branching }. The better the order and the deeper the tree, the closer alpha-beta's b* comes to √b = { $root }.
compare-seen = The positions seen have b = { $branching } moves on average. The better the order and the deeper the tree, the closer alpha-beta's b* comes to √b = { $root }.
compare-further = { $name } uses the static evaluation one ply below its depth, as in the lecture: it looks one ply further, and so visits nodes that the others need not visit.
compare-exact = The minimal tree is the smallest search that proves the value of this very tree: the best moves come first, and every cut is made by the cheapest move that can make it.
compare-expected = The minimal tree is what Knuth and Moore (1975) expect of trees whose positions have as many moves, ply by ply, as those visited here.
compare-grown = The nodes of Monte Carlo tree search are those of the tree that it grows. Its random moves are not counted, and it cuts nothing.
compare-plays = What each plays
compare-move = Move
compare-worth = Exact value
compare-is-best = Best move?
compare-time = Time
compare-yes = yes
compare-no = no
compare-at-once = < 1 ms
compare-milliseconds = { $count } ms
compare-worth-note = The exact value is that of the whole tree or game after the move, with no limit of depth, whatever the search found. Times are those of this device, recording included.
compare-worth-unknown = The exact values are not known: finding them takes too long here. Times are those of this device, recording included.
link-guess = The guess “{ $given }” is not a value.
link-time = The time “{ $given }” is not a number of milliseconds from 1 to { $limit }.
time = Time, in ms
time-hint = Iterative deepening stops after this many milliseconds, once its first pass is done. With the depth “end”, only time counts. “–” means no limit.
time-bad = Expected a number of milliseconds from 1 to { $limit }, or “–”.
time-up = Time limit reached. The last complete pass looked { $count ->
    [one] { $count } ply
   *[other] { $count } plies
} ahead.
time-up-best = Its best move: { $name }, estimated at { $value }.
time-up-shown = The next pass is shown as far as it got.

## Coroutines: the page
coroutine-title = Coroutines
coroutine-tagline = Two programs that hand over to each other: step through both in either direction
coroutine-skip = Skip to the two programs
coroutine-setup = Labels
coroutine-labels = Labels, in the order in which they go into the tree
coroutine-wanted = Looked for (or nothing)
coroutine-labels-empty = There are no labels. Give 1 to { $limit } numbers or words.
coroutine-labels-many = There are more than { $limit } labels.
coroutine-label-bad = Label { $line }, “{ $given }”, is not a label. Expected a whole number of up to { $digits } digits, or a word of up to { $limit } letters.
coroutine-label-twice = { $name } is there twice. In a search tree every label is different.
coroutine-wanted-bad = “{ $given }” cannot be looked for. Expected a whole number of up to { $digits } digits, or a word of up to { $limit } letters.
coroutine-producer = Producer
coroutine-producer-task = walks the tree
coroutine-consumer = Consumer
coroutine-consumer-task = takes the labels
coroutine-fresh = has not begun
coroutine-runs = has control
coroutine-hands-over = hands over
coroutine-waits = waits
coroutine-ended = has ended
coroutine-abandoned = never resumes
coroutine-to-producer = Control goes to the producer
coroutine-to-consumer = Control goes to the consumer
coroutine-at-producer = The producer has control
coroutine-at-consumer = The consumer has control
coroutine-at-nobody = Both have stopped
coroutine-mailbox = Mailbox
coroutine-mailbox-empty = empty
coroutine-mailbox-closed = closed
coroutine-tree = Binary search tree
coroutine-tree-and = { $before }. { $after }
coroutine-node-here = the producer is here
coroutine-node-new = not visited yet
coroutine-node-called = called, label still to come
coroutine-node-mailbox = label in the mailbox
coroutine-node-handed = label handed over, call still open
coroutine-node-returned = call done
coroutine-program = Its program
coroutine-stack = Its call stack, innermost call first
coroutine-stack-empty = No call is open.
coroutine-printed = Printed so far
coroutine-printed-none = nothing yet
coroutine-looks-for = Looks for
coroutine-wants-all = all labels
coroutine-held = In its hand
coroutine-held-none = no label
coroutine-line-executed = executed in this step
coroutine-line-waits = waits here
coroutine-line-resumes = goes on after this line
coroutine-next-handover = Next handover
coroutine-previous-handover = Previous handover
coroutine-help = Two programs share one thread: only one of them runs, until it hands over. The producer walks a binary search tree in order and puts each label in the mailbox; the consumer takes it out and prints it. Watch the call stack: while the consumer runs, it stays just as it was, and so the producer can go on in the middle of its recursion.
coroutine-help-keys = Letter keys work while the two programs or the step buttons have the focus; arrow keys work everywhere except in fields.
gallery-coroutine-all = Label by label
gallery-coroutine-all-about = A traversal of seven nodes that stops seven times, and each time goes on where it was.
gallery-coroutine-found = Found early
gallery-coroutine-found-about = The consumer looks for fox. Once it has it, the rest of the tree is never traversed.
gallery-coroutine-deep = Six calls deep
gallery-coroutine-deep-about = The producer hands over from the very bottom of its recursion. The whole stack waits.
gallery-coroutine-missing = Not in the tree
gallery-coroutine-missing-about = The label never comes. How does the consumer learn that there are no more?
gallery-coroutine-zigzag = There and back
gallery-coroutine-zigzag-about = A tree like a zigzag: some labels come on the way down, the others on the way back.

## Coroutines: what a step says
coroutine-begun = Two programs take turns: the consumer wants labels, the producer finds them in the tree. The consumer begins.
coroutine-begun-wanted = Two programs take turns: the producer finds labels in the tree, the consumer takes them until it has { $sought }. The consumer begins.
coroutine-ask-first = The consumer needs a label, so it hands over. The producer begins.
coroutine-ask = The consumer needs the next label, so it hands over. The producer goes on inside the call on { $name }, right after the line where it stopped.
coroutine-not-closed = The consumer goes on where it stood. The mailbox is not closed: there is a label.
coroutine-closed = The mailbox is closed, so the consumer stops. It has printed { $count ->
    [one] one label
   *[other] { $count } labels
}.
coroutine-closed-wanted = The mailbox is closed, so the consumer stops. { $sought } is not in the tree.
coroutine-take = The consumer takes { $name } out of the mailbox, which is empty again.
coroutine-print = The consumer prints { $name }.
coroutine-other = { $name } is not { $sought }, so the consumer goes round again.
coroutine-found = { $name } is what it looked for, so the consumer stops. The producer never goes on: { $count ->
    [0] it had come to every node, but its open calls never return.
    [one] one node was never visited.
   *[other] { $count } nodes were never visited.
}
coroutine-begin = The producer begins to traverse the tree at its root.
coroutine-call = traverse is called on { $name }. { $count ->
    [one] One call is open.
   *[other] { $count } calls are open, each waiting for the one inside it.
}
coroutine-left = { $name } has a left child, { $child }. All labels there are less and come first.
coroutine-left-none = { $name } has no left child, so its own label is next.
coroutine-deposit = It is the turn of { $name }: the producer puts it in the mailbox.
coroutine-hand-over = The producer hands over in the middle of its work. It keeps its place: { $count ->
    [one] one open call
   *[other] { $count } open calls, the innermost
} on { $name }.
coroutine-right = { $name } has a right child, { $child }. All labels there are greater and come next.
coroutine-right-none = { $name } has no right child, so nothing more is to be done here.
coroutine-return-left = The call on { $name } is done. It returns to the call on { $parent }, whose own label comes next.
coroutine-return-right = The call on { $name } is done. It returns to the call on { $parent }, which is done as well.
coroutine-return-root = The call on { $name }, the root, is done: the whole tree is traversed.
coroutine-close = There are no more labels, so the producer closes the mailbox.
coroutine-end = The producer hands over for the last time. It has finished.

## Backtracking: the page
trail-title = Backtracking
trail-tagline = A search that tries, gets stuck, and backs out: step through it in both directions
trail-setup = The puzzle
trail-puzzle = Puzzle
trail-tour = Knight’s tour
trail-queens = Queens
trail-sudoku = Sudoku
trail-map-puzzle = Map colouring
trail-cryptarithm = Cryptarithm
trail-sum = Sum
trail-sum-given = Example
trail-sum-own = own sum
trail-letters = Letters
trail-letters-given = from the right column on
trail-digits-tried = Digits tried
trail-subset-sum = Subset sum
trail-numbers = Numbers
trail-target = Target
trail-number-order = Order of numbers
trail-numbers-given = as given
trail-numbers-ascending = the smallest first
trail-numbers-descending = the largest first
trail-bound = Bound
trail-bound-hint = Where the search does not go on, since no solution can come. With each choice all solutions are found.
trail-bound-none = none
trail-bound-sum = sum (at most the target)
trail-bound-rest = sum and rest (target still in reach)
trail-bound-next = sum, rest and smallest number left (still fits)
trail-maze = Maze
trail-maze-rows = Rows of the maze
trail-maze-length = Most steps
trail-maze-length-any = Most steps, if any
trail-headings = Order of headings
trail-bound-distance = distance to the goal
trail-map = Map
trail-map-australia = Australia
trail-map-netherlands = the Netherlands
trail-map-own = own map
trail-borders = Borders
trail-colours = Colours
trail-regions = Regions
trail-regions-given = in their order
trail-regions-fewest = fewest colours left first (MRV)
trail-regions-degree = fewest left, then most neighbours without a colour
trail-rows = Rows
trail-rows-given = from the top
trail-variables-fewest = fewest values left first (MRV)
trail-variables-degree = fewest left, then most constraints on open variables
trail-columns-tried = Columns tried
trail-columns-given = from the left
trail-values = Colours tried
trail-values-given = in their order
trail-values-least = least constraining first
trail-inference = Inference
trail-inference-hint = What is removed from other regions after each choice, so that dead ends are seen earlier.
trail-inference-variables-hint = What is removed from the other variables after each choice, so that dead ends are seen earlier.
trail-inference-none = none
trail-inference-forward = forward checking
trail-inference-arcs = arc consistency (MAC)
trail-board = Board
trail-start = Start
trail-aim = Tour
trail-aim-open = open
trail-aim-closed = closed
trail-aim-hint = A closed tour ends one knight’s move from where it began.
trail-order = Order of moves
trail-order-hint = Which of the squares in reach is tried first. The order decides how soon a tour is found.
trail-size = Queens
trail-test = Test
trail-test-once = with every choice
trail-test-end = only at the end
trail-test-hint = Backtracking tests every choice and gives up at once what cannot succeed. Generate and test completes every candidate before it looks whether it is a solution.
trail-cells = Cells
trail-cells-rows = row by row
trail-cells-fewest = fewest candidates first
trail-clues = Clues
trail-prune = Give up early
trail-facts = The search in numbers
trail-fact-steps = Steps known
trail-fact-visited = Nodes entered
trail-fact-depth = Depth
trail-fact-depth-of = { $depth } of { $all }
trail-fact-deepest = Deepest so far
trail-fact-solutions = Solutions so far
trail-fact-whole = This is the whole search.
trail-fact-open = The search continues beyond the last step shown here. Its end cannot be predicted.
trail-fact-counted = The search continues beyond the last step shown here: it has { $steps } steps in all.
trail-way = Current path
trail-call = choice { $tried } of { $all }
trail-way-empty = Nothing has been chosen yet.
trail-grid = Board
trail-find-first = Find a solution
trail-find-next = Find the next solution
trail-run = Search to the end
trail-halt = Stop
trail-running = { $steps } steps, { $rate } a second, { $seconds } s. Deepest: { $deepest } of { $all }.
trail-running-hint = How much is left is not known until the end.
trail-found = A solution at step { $number }.
trail-finished = The search is finished after { $number } steps.
trail-none-left = There is no further solution.
trail-too-far = That is more than { $number } steps away. Let the search run on, and go there afterwards.
trail-too-slow = The way there takes too long to wait for. Let the search run on, and go there afterwards.
trail-nowhere = There is no such step.
trail-lost-worker = The search could not be started in the background. Try again, or reload the page.
trail-no-solution = There is no solution.
trail-next-stuck = Next dead end
trail-previous-stuck = Previous dead end
trail-next-solution = Next solution
trail-previous-solution = Previous solution
trail-step = Step { $number }
trail-step-of = Step { $number } of { $all }
trail-step-known = Step { $number } of { $all } known so far
trail-speed-value = { $number } a second

## Backtracking: what a step says
trail-choices = { $count ->
    [one] There is one choice: { $names }.
   *[other] There are { $count } choices, in this order: { $names }.
}
trail-left = Back out: everything after { $name } has been tried, so { $name } is taken back.
trail-left-early = Back out: { $name } is taken back, since nothing after it can succeed.
trail-left-solved = The solution is counted, and { $name } is taken back to look for the next one.
trail-next = Next comes { $name }.
trail-exhausted = Nothing else is left to try here, so it goes back one more.
trail-root-exhausted = Nothing else is left to try at all.
trail-over = The search is over: { $solutions }. Nodes entered: { $entered }.
trail-over-none = The search is over: there is no solution. Nodes entered to be sure: { $entered }.
queens-begun = The board is empty. { $count ->
    [one] One queen is to be placed.
   *[other] { $count } queens are to be placed, one in each row, none attacking another.
}
queens-choices = Row { $line } is next. { $count ->
    [one] There is one square to try: { $names }.
   *[other] There are { $count } squares to try, in this order: { $names }.
}
queens-fewest = Row { $line } is next, as no row has fewer squares left. { $count ->
    [one] It has one: { $names }.
   *[other] It has { $count }, in this order: { $names }.
}
queens-removed-of = { $names } from row { $line }
queens-checked = Forward checking removes { $removed }.
queens-consistent = Arc consistency removes { $removed }.
queens-emptied = No square is left in row { $line }, so the search gives up here, before it comes to that row.
queens-none-left = No square is left in row { $line }.
queens-placed = Row { $line }: a queen on { $name }.
queens-attacked = Row { $line }: a queen on { $name }, where the one on { $other } attacks her. That is tested at the end only.
queens-stuck = Stuck: every square of row { $line } is attacked. The last queen has to move.
queens-rejected = All { $count } queens stand, and now it is tested: some attack each other. Rejected.
queens-solved = { $count ->
    [one] The queen stands: a solution!
   *[other] All { $count } queens stand and none attacks another: a solution!
}
tour-begun = The knight begins on { $name }.
tour-placed = Visit { $line }: the knight goes from { $from } to { $name }.
tour-jumped = Visit { $line }: { $name } is put on the list after { $from }. Whether a knight can go there is tested at the end only.
tour-stuck = Stuck: from { $name } every square in reach has been visited. The knight has to back out.
tour-not-closed = All { $count } squares are visited, but { $name } is not one move from { $from }, where it began. The knight has to back out.
tour-rejected = The list is complete, and now it is tested: it is not a tour. Rejected.
tour-solved = { $count ->
    [one] The only square is visited: a tour!
   *[other] All { $count } squares are visited: a tour!
}
tour-solved-closed = All { $count } squares are visited, and { $from } is one move away: a closed tour!
tour-pruned-dead = Given up early: { $name } can no longer be passed through.
tour-pruned-apart = Given up early: { $name } can no longer be reached.
sudoku-begun = The clues stand. Every row, column and box is to hold each digit once.
sudoku-root = { $method ->
    [forward] Forward checking
   *[other] Arc consistency
} with the clues leaves { $digits } { $count ->
    [one] digit in an empty cell
   *[other] digits in the empty cells
}.
sudoku-emptied = No digit is left for { $name }, so the search gives up here, before it comes to that cell.
sudoku-placed = { $digit } goes into { $name }.
sudoku-conflict = { $digit } goes into { $name }, although { $other } holds it already. That is tested at the end only.
sudoku-stuck = Stuck: no digit is left for { $name }. The last one has to change.
sudoku-rejected = Every cell is filled, and now it is tested: some digit occurs twice. Rejected.
sudoku-solved = Every cell is filled and no digit occurs twice: solved!
map-begun = { $count ->
    [one] No region has a colour yet. Neighbours are to have different colours, and there is only one.
   *[other] No region has a colour yet. Neighbours are to have different colours, of { $count }.
}
map-placed = { $name } gets colour { $colour }.
map-conflict = { $name } gets colour { $colour }, although its neighbour { $other } has it already. That is tested at the end only.
map-checked = Forward checking leaves { $left }.
map-consistent = Arc consistency leaves { $left }.
map-choices = The next region is { $name }. { $count ->
    [one] One colour is left for it: { $names }.
   *[other] { $count } colours are left for it, in this order: { $names }.
}
map-colour-of = { $colour } for { $name }
map-stuck = Stuck: no colour is left for { $name }. The last one has to change.
map-emptied = No colour is left for { $name }, so the search gives up here, before it comes to { $name }.
map-rejected = Every region has a colour, and now it is tested: some neighbours have the same. Rejected.
map-lost = No colour is left for { $name }.
map-solved = Every region has a colour, and all neighbours have different ones: solved!
map-no-region = The map has no region. Expected borders, such as WA-NT WA-SA.
map-too-many = The map has more than { $count } regions.
map-bad-name = “{ $given }” is no region. Expected names of one to four letters or digits, with - between neighbours, such as WA-NT.
map-itself = { $name } cannot be its own neighbour.
map-colours-bad = “{ $given }” is not a number of colours. Expected { $range }.
cryptarithm-begun = No letter has a digit yet. Different letters are to have different digits, no number begins with 0, and the sum is to be right.
cryptarithm-choices = The next letter is { $name }. { $count ->
    [one] One digit is possible: { $names }.
   *[other] { $count } digits are possible, in this order: { $names }.
}
cryptarithm-fewest = The next letter is { $name }, as no letter has fewer digits left. { $count ->
    [one] It has one: { $names }.
   *[other] It has { $count }, in this order: { $names }.
}
cryptarithm-placed = { $name } gets { $digit }.
cryptarithm-conflict = { $name } gets { $digit }, although { $other } has it already. That is tested at the end only.
cryptarithm-digit-of = { $digit } for { $name }
cryptarithm-column = { $kind ->
    [units] the units
    [tens] the tens
    [hundreds] the hundreds
    [thousands] the thousands
   *[other] column { $number } from the right
}
cryptarithm-adds-up = In { $place }: { $sum }.
cryptarithm-carries = In { $place }: { $sum }, carry { $carry }.
cryptarithm-carry-into = carry into { $place }
inference-removed = { $method ->
    [forward] Forward checking
   *[other] Arc consistency
} removes { $digit } from { $names }.
inference-left = { $method ->
    [forward] Forward checking
   *[other] Arc consistency
} leaves { $left }.
inference-removed-and-left = { $method ->
    [forward] Forward checking
   *[other] Arc consistency
} removes { $digit } from { $names }, and leaves { $left }.
cryptarithm-stuck = Stuck: no digit is possible for { $name }. The last one has to change.
cryptarithm-emptied = No digit is left for { $name }, so the search gives up here, before it comes to { $name }.
cryptarithm-no-carry = No carry into { $place } is possible, so the search gives up here.
cryptarithm-rejected = Every letter has a digit, and now it is tested: a digit is there twice, or the sum is wrong. Rejected.
cryptarithm-lost = No digit is left for { $name }.
cryptarithm-carry-lost = No carry into { $place } is possible.
cryptarithm-solved = Every letter has a digit of its own, and the sum is right: solved!
cryptarithm-no-letters = There are no letters. Expected a sum of words, such as SEND + MORE = MONEY.
cryptarithm-character = “{ $given }” is neither a letter nor + or =. Expected a sum of words, such as SEND + MORE = MONEY.
cryptarithm-no-equals = There is no = before the sum. Expected a sum of words, such as SEND + MORE = MONEY.
cryptarithm-one-sum = Expected one = with one word after it, as in SEND + MORE = MONEY.
cryptarithm-addends = { $count ->
    [one] One word is
   *[other] { $count } words are
} added. Expected { $range }.
cryptarithm-too-long = “{ $given }” has more than { $most } letters.
cryptarithm-too-many = There are { $count } different letters, and only 10 digits.
subset-sum-begun = No number is decided yet. Some of { $numbers } are to add up to { $target }.
subset-sum-choices = The next number is { $number }. It can be taken or left out.
subset-sum-only = { $choice ->
    [take] So { $number } can only be taken.
   *[other] So { $number } can only be left out.
}
subset-sum-choice = { $choice ->
    [take] the choice with { $number }
   *[other] the choice without { $number }
}
subset-sum-taken = { $number } is taken. The sum is { $sum }.
subset-sum-left = { $number } is left out. The sum stays { $sum }.
subset-sum-over = With { $number } the sum would be { $sum }, more than { $target }.
subset-sum-short = { $choice ->
    [take] With { $number }, even with all that is left after it, { $rest }, the sum would be { $sum }, less than { $target }.
   *[other] Without { $number }, even with all that is left after it, { $rest }, the sum would be { $sum }, less than { $target }.
}
subset-sum-short-last = { $choice ->
    [take] With { $number }, the last number, the sum would be { $sum }, less than { $target }.
   *[other] Without { $number }, the last number, the sum would be { $sum }, less than { $target }.
}
subset-sum-smallest = { $choice ->
    [take] With { $number }, even the smallest number left after it, { $least }, would make the sum { $sum }, more than { $target }.
   *[other] Without { $number }, even the smallest number left after it, { $least }, would make the sum { $sum }, more than { $target }.
}
subset-sum-stuck = Stuck: { $number } can neither be taken nor left out. The last decision has to change.
subset-sum-rejected = Every number is decided, and { $sum } is not { $target }. Rejected.
subset-sum-solved = That is the target: solved!
subset-sum-lost-over = The sum is already { $sum }, more than { $target }.
subset-sum-lost-short = Even with all that is left, { $rest }, the sum would be { $sum }, less than { $target }.
subset-sum-lost-smallest = The target is not reached, and even the smallest number left, { $least }, would make the sum { $sum }, more than { $target }.
subset-sum-no-numbers = There are no numbers. Expected some, such as 5 10 12.
subset-sum-too-many = There are { $count } numbers. Expected { $most } at most.
subset-sum-number = “{ $given }” is not a positive whole number.
subset-sum-too-large = { $given } is too large. Expected numbers up to { $most }.
subset-sum-target-bad = “{ $given }” is not a target. Expected { $range }.
maze-begun = The path begins on { $start }, at S. The search looks for paths to G, on { $goal }, that visit no square twice.
maze-begun-at-most = The path begins on { $start }, at S. The search looks for paths to G, on { $goal }, that visit no square twice and have at most { $count ->
    [one] one step
   *[other] { $count } steps
}.
maze-placed = Step { $number }: { $heading ->
    [north] north
    [east] east
    [south] south
   *[other] west
}, from { $from } to { $to }.
maze-stuck = Stuck: beside { $name } there are only walls and squares of the path.
maze-far = { $count ->
    [one] One step
   *[other] { $count } steps
} so far and at least { $least } more are { $sum }, more than { $most }.
maze-used-up = All steps are used up, { $most } of them, and G is not reached.
maze-solved = G is reached in { $count ->
    [one] one step
   *[other] { $count } steps
}: a path!
maze-lost-cut-off = No free squares lead from { $name } to G.
maze-lost-too-long = Even the shortest way on from { $name } has { $least } steps. With those so far that makes { $sum }, more than { $most }.
maze-empty = The maze has no rows. Expected some, such as S.# ... #.G.
maze-character = “{ $given }” is not a square of a maze. Expected #, ., S or G.
maze-uneven = Row { $row } of the maze has { $given } squares, and the first has { $columns }.
maze-too-large = A maze of { $given } is too large. It can be { $most } at most.
maze-missing = The maze has no { $letter ->
    [S] start, S
   *[other] goal, G
}.
maze-several = The maze has { $count } squares { $letter }. Expected one.
maze-length-bad = “{ $given }” is not a number of steps. Expected { $range }.
maze-no-order = No order of headings is called “{ $given }”. There is clockwise, clockwise-1 to clockwise-4, or the headings 1 (north) to 4 (west) in any order, such as 1324.
sudoku-cell = row { $row }, column { $place }

## Backtracking: the squares for those who cannot see them
trail-square-free = { $name }, free
trail-square-out = { $name }, blocked out
trail-square-given = { $name }, { $text }, given
trail-square-placed = { $name }, { $text }
trail-region-coloured = { $name }, colour { $colour }
trail-region-open = { $name }, no colour yet
trail-region-left = { $name }, left: { $colours }
trail-region-lost = { $name }, no colour left
trail-number-open = { $name }, not decided
trail-number-taken = { $name }, taken
trail-number-left = { $name }, left out
maze-square-wall = { $name }, wall
maze-square-left = { $name }, left again
maze-square-step = { $name }, step { $number }
maze-square-here = { $square }; the path ends here
maze-square-end = { $name }, { $letter ->
    [S] start
   *[other] goal
}
trail-square-queen = { $name }, queen
trail-square-kept = { $name }, left
trail-square-lost = { $name }, nothing left
trail-square-removed = { $name }, removed
trail-square-removed-now = { $name }, removed by the last choice
trail-square-visited = { $name }, visited as number { $number }
trail-square-here = { $name }, visited as number { $number }, the knight is here
trail-square-next = { $square }; tried next
trail-square-later = { $square }; still to try
trail-square-tried = { $square }; tried, failed
trail-square-left = { $square }; just backed out of
trail-square-attacked = { $square }; attacked from { $other }
trail-square-blocked = { $square }; in reach, but taken
cryptarithm-square-taken = { $square }; not possible: { $letter } is { $digit }
cryptarithm-square-impossible = { $square }; not possible
trail-skip = Skip to the board
trail-size-bad = “{ $given }” queens are not possible; there can be { $range }.
trail-help = Choose a puzzle and press play. The search makes one choice after another; where it gets stuck it backs out, and tries the next choice. The board shows the position, the tree shows where the search is, and you can go back at any time.
trail-help-keys = Letter keys work while the board or the step buttons have the focus; arrow keys work everywhere except in fields. On the board, the arrow keys walk from square to square.
exhibit-stuck-knight = The stuck knight
exhibit-stuck-knight-about = After twelve squares, the knight is stuck in the corner. What now?
exhibit-tour-small = Every tour of 3×4
exhibit-tour-small-about = A board so small that the whole search can be seen.
exhibit-tour-five = 5×5 from the corner
exhibit-tour-five-about = 304 tours begin here. See how long the plain order takes for the first one.
exhibit-tour-none = 4×4: there is none
exhibit-tour-none-about = The search has to try everything to be sure.
exhibit-tour-warnsdorff = Warnsdorff’s rule
exhibit-tour-warnsdorff-about = Always to the square with the fewest ways on: 8×8 without backing out once.
exhibit-tour-closed = A closed tour
exhibit-tour-closed-about = The last square has to be one move from the first.
exhibit-tour-pruned = Giving up early
exhibit-tour-pruned-about = A square that can no longer be passed through ends the attempt at once.
exhibit-tour-blocked = With holes
exhibit-tour-blocked-about = Two squares of the board are blocked out.
exhibit-tour-generate = Generate and test: a tour
exhibit-tour-generate-about = Every list of squares is completed first, and only then tested. That is why backtracking exists.
exhibit-queens-four = Four queens
exhibit-queens-four-about = Small enough to follow every step.
exhibit-queens-generate = Generate and test: four queens
exhibit-queens-generate-about = The same search without looking ahead: 256 complete boards are tested.
exhibit-queens-eight = Eight queens
exhibit-queens-eight-about = 92 solutions. The tree shows where the search backs out.
exhibit-queens-forward = Eight queens with forward checking
exhibit-queens-forward-about = Squares that are attacked vanish from the rows to come. Row 3 has none left before the search gets there.
exhibit-queens-arcs = Eight queens with arc consistency
exhibit-queens-arcs-about = The same beginning, and far fewer nodes: what is left in one row is compared with what is left in all others.
exhibit-sudoku-small = A small sudoku
exhibit-sudoku-small-about = Four digits, and a few steps back.
exhibit-sudoku-hard = A sudoku row by row
exhibit-sudoku-hard-about = Filling the cells in order means backing out thousands of times.
exhibit-sudoku-fewest = Fewest candidates first
exhibit-map-plain = A map in three colours
exhibit-map-plain-about = Australia by plain backtracking: each region tries the colours that no neighbour has.
exhibit-map-forward = Forward checking
exhibit-map-forward-about = A province loses its last colour when its neighbour takes it, and the search gives up before it comes there.
exhibit-map-arcs = Arc consistency
exhibit-map-arcs-about = The provinces of the Netherlands cannot do with three colours. Two choices are enough to see it: 10 nodes instead of 40.
exhibit-sum-plain = Two and two is four
exhibit-sum-plain-about = TWO + TWO = FOUR letter by letter from the right. As soon as a column is finished, it has to add up.
exhibit-sum-money = Send more money
exhibit-sum-money-about = Dudeney’s sum of 1924. Before the first choice, arc consistency has found that M is 1, S is 9 and O is 0.
exhibit-subset-plain = Every subset
exhibit-subset-plain-about = Which of 5, 10, 12, 13, 15 and 18 add up to 30? Without a bound, sums that are already too large are continued: 119 nodes.
exhibit-subset-bounds = Two bounds
exhibit-subset-bounds-about = The sum may not exceed 30, and what is left must still be able to reach it: the same three solutions with 46 nodes.
exhibit-maze-plain = Every path
exhibit-maze-plain-about = From S to G without visiting a square twice. Marks are taken back, so that all 28 paths are found: 345 nodes.
exhibit-maze-bound = Too far from the goal
exhibit-maze-bound-about = The same maze with at most 9 steps. A square from which G is too far is left at once: 63 nodes instead of 112.
exhibit-sudoku-fewest-about = The same sudoku with another order of cells, and a fraction of the steps.
exhibit-sudoku-arcs = Sudoku with arc consistency
exhibit-sudoku-arcs-about = The same sudoku, row by row again: 652 nodes instead of 65,723. A cell with one digit left takes it from its neighbours.
tour-no-size = “{ $given }” is not a size. Expected rows and columns, such as 3x10.
tour-bad-size = A board of { $given } is not possible. It can have 3 to 16 rows and columns.
tour-no-square = “{ $given }” is not a square. Expected a letter and a number, such as b3.
tour-off-board = The board has no square { $given }. Its squares are a1 to { $corner }.
tour-no-start = Every square is blocked out; one has to be left to start from.
tour-blocked-square = { $square } is blocked out.
tour-twice = { $square } is visited twice.
tour-no-move = { $from } to { $square } is not a knight’s move.
tour-too-large = A board of { $count } squares is too large to try every list of squares; at most { $limit }.
tour-no-order = No order of moves is called “{ $given }”. Expected clockwise, clockwise-3, rows, random-7, warnsdorff, warnsdorff-centre, warnsdorff-pohl, or the directions 1 to 8 in an order such as 15372648.
tour-no-pruning = No way of giving up early is called “{ $given }”. Expected dead, connected, all or none.
tour-elsewhere = The moves begin on another square than the tour.
clues-length = There are { $count } cells; a sudoku has 16, 36 or 81.
clues-character = Character { $line } is “{ $given }”. Expected a digit, or a dot for an empty cell.
clues-digit = { $cell }: { $digit } is too large for this sudoku.
clues-twice = { $digit } occurs twice: in { $cell }, and in { $other }.
trail-blocked = Blocked out
trail-order-clockwise = clockwise
trail-order-from = clockwise from direction { $number }
trail-order-rows = by row and column
trail-order-warnsdorff = Warnsdorff, ties clockwise
trail-order-warnsdorff-centre = Warnsdorff, ties far from the centre
trail-order-warnsdorff-pohl = Warnsdorff, ties one level deeper (Pohl)
trail-order-random = at random
trail-order-own = own order
trail-prune-dead = dead squares
trail-prune-apart = squares cut off
trail-prune-hint = A path that can no longer become a tour is given up before the knight is stuck. No tour is lost.
trail-given = Sudoku
trail-given-small = 4×4
trail-given-medium = 6×6
trail-given-easy = 9×9, easy
trail-given-hard = 9×9, hard
trail-given-own = own clues

## Backtracking: what is known before any search
known-none = There is no such tour.
known-schwenk = There is a tour: every board of this size has a closed one (Schwenk 1991).
known-conrad = There is a tour: on a square board with odd sides one begins on every square of the corners’ colour (Conrad, Hindrichs, Morsy and Wegener 1994).
known-cull = There is a tour somewhere on this board (Cull and De Curtins 1978).
known-colours-closed = Every move changes the colour, so a closed tour needs as many squares of one colour as of the other. Here there are { $dark } dark ones and { $light } light ones.
known-colours-open = Every move changes the colour. With { $dark } dark squares and { $light } light ones, no tour can begin here.
known-isolated = No move leads to { $square }.
known-ends = Only one move leads to each of { $squares }, so they could only be ends of a tour. They are too many.
known-apart = No way leads from the start to { $squares }.
known-schwenk-not = No board with a side of 4, and none of 3×4, 3×6 or 3×8, has a closed tour (Schwenk 1991).
known-exhausted = On this small board everything has been tried: no tour begins anywhere.
known-watch = You can still watch the search fail.

## Backtracking: going on, counting, playing by hand
trail-go-on = Go on searching
trail-hint-front = While it runs, you can look at any step.
trail-count = Count all
trail-count-stop = Stop counting
trail-counting = { $solutions } so far, in { $done } of { $all } parts. { $entered } nodes, { $seconds } s, { $workers }.
trail-counted = { $solutions } in all. { $entered } nodes and { $steps } steps in { $seconds } s, by { $workers }.
trail-count-stopped = Stopped: { $solutions } found in { $done } of { $all } parts.
trail-solutions = { $number } { $count ->
    [one] solution
   *[other] solutions
}
trail-workers = { $count ->
    [one] one worker
   *[other] { $count } workers
}
trail-estimate = About { $size } nodes, give or take { $spread }: an estimate from { $probes } random ways down the tree (Knuth 1975). It is often too low.
hand-title = Try it yourself
hand-begin = Play by hand
hand-about = Make the choices yourself. You see when you are stuck, and can hand over to the search at any time.
hand-back = Take back
hand-ask = Give a hint
hand-over = Let the search go on from here
hand-end = Back to the search
hand-ahead = { $number } { $count ->
    [one] solution goes
   *[other] solutions go
} on from here.
hand-ahead-least = At least { $number } { $count ->
    [one] solution goes
   *[other] solutions go
} on from here.
hand-stuck = Stuck. Take back, or let the search show how it backs out.
hand-solved = Solved!
hand-hint-next = A solution goes on with { $name }.
hand-hint-unknown = No solution was found quickly; there may be one.
hand-choices = Your choices
hand-misfit = The choices “{ $given }” made by hand are not possible in this puzzle.
trail-worth = Generate and test would complete { $completed } candidates. Plain backtracking enters { $entered } nodes, and sees every solution.
trail-worth-unknown = Generate and test would complete { $completed } candidates.
mark-next = tried next
mark-later = still to try
mark-tried = tried, failed
mark-left = just backed out of
mark-blocked = in reach, but not possible
mark-kept = left, in rows that come later
mark-removed-now = removed by the last choice
mark-removed = removed before
tour-stuck-led = Stuck: from { $name } every square in reach has been visited. What would you do now? Go on to see how backtracking handles it.
trail-block = Block by pressing
trail-block-hint = While this is on, press a square of the board to block it, or to open it again.

## Questions: what every kind says
quiz-unread-long = An answer may have { $limit } bytes at most.
quiz-unread-name = “{ $word }” is not the name of a node. A name is L with the number of a layer, a hyphen, and the place in that layer; several in a row have two dots between them.
quiz-unread-node = The tree has no node { $name }.
quiz-unread-backwards = “{ $range }” runs backwards: the smaller number comes first.
quiz-summary-worth = Answers are checked in the browser, and can be found there: points do not prove who knows what.
quiz-unread-stop = “{ $given }” belongs to no stop: there { $count ->
    [one] is one stop
   *[other] are { $count } stops
} in this question.
quiz-unread-expected = “{ $given }” is not what is asked for here. Expected: { $kind ->
    [visit] a node’s name, or “none”
    [window] a window: its two ends with two dots between them
    [cut] “no”, or “cut” with the name of the node that set the bound
    [setter] the node that set the bound, or “start”
    [number] the number of one of the searches
    [leaf] a value for the next leaf, or a leaf’s name, = and its value
    [step] the number of a step
    [line] the number of a line
    [code] the code of a program: twelve letters and digits
    [value] a value, or a bound: ≥ or ≤ with a value
    [move] the name of one child of the root
    [order] a node’s name, a colon, and the places of all its children
    [tree] the same tree in another order, or names with colons and the places of their children
    [action] a child’s name to go down; =, >= or <= and a value to leave; a= or b= and a value to move a bound; or cut
    [square] one of the candidates, or “back”
    [back] “no”, or “back” with the choice that stays, start or end
   *[other] “yes” or “no”
}.
quiz-write-nodes = Names, as in another tree { $name }. Several in a row: { $range }. A node with all below it: { $below }. If no node is pruned: none.
quiz-write-leaf-names = Leaves by name, as in another tree { $name }. Several in a row: { $range }. All below a node: { $below }. If every leaf is evaluated: none.
quiz-write-values = A name, = and a value, as in another tree { $value }.
quiz-write-fraction = Values are exact: a fraction, as in another tree { $value }, or a decimal number that is not rounded.
quiz-write-bounds = A name, one of = >= <= and a value, as in another tree { $value } { $bound }.
quiz-write-bound = A value; a bound has ≥ or ≤ before it, or >= or <=.
quiz-write-replies = A reply for each stop, separated by semicolons; a number and a colon first name the stop.
quiz-write-visit = A node: its name, as in another tree { $name }, or none.
quiz-write-window = A window: as in another tree { $window }, or inf for an open end.
quiz-write-cut = A cut: no, or cut with the node that set the bound, as in another tree cut { $name }.
quiz-write-move = The name of a child of the root, as in another tree { $name }.
quiz-write-order = The places of a node’s children in their new order, as in another tree { $order }.
quiz-write-actions = A name to go down, { $cut ->
    [plain] =x to leave with the value x, v=x for a new best value x
   *[other] =x, >=x or <=x to leave with the value x, a=x or b=x to move a bound to x, v=x for a new best value x, cut
}.
quiz-write-squares = A square or “back” for each stop, separated by semicolons.
quiz-write-square = A square or “back”.
quiz-write-numbers = A number or “back” for each stop, separated by semicolons.
quiz-write-digit = A number or “back”.
quiz-write-back = “no”, or “back” with the choice that stays, as elsewhere back { $square }; back start if none stays, back end if the search is over.
quiz-write-yes = “yes” or “no”.
quiz-write-setters = A node for each cut, as in another tree { $name }, separated by semicolons; a number and a colon first name the cut.
quiz-write-setter = A node: its name, as in another tree { $name }.
quiz-write-start = A bound of the start window: start.
quiz-write-number = The number of a search.
quiz-write-step = The number of the wrong step.
quiz-write-leaves = Values from left to right; or with their leaves, as in another tree { $value }. Only leaves that are visited need one.
quiz-found-all = { $count ->
    [one] Found
   *[other] All { $count } found
}
quiz-found-right = { $right } of { $of } right
quiz-found-wrong = { $count } wrong
quiz-found-too-many = { $count } too many
quiz-found-missing = { $count } missing
quiz-found-not = Not right
quiz-found-later = Your answer is in
quiz-unaskable-long = This search takes more than { $limit } steps, which is too long for a question.
quiz-unaskable-cancelled = The search was cancelled.
quiz-unaskable-subject = This kind of question needs a tree but was given a board, or the other way round.
quiz-unaskable-search = This kind of question does not fit this search. It fits plain searches from left to right whose next step follows from the tree.
quiz-unaskable-nothing = There is nothing to ask here.
quiz-unaskable-large = This tree is too large for its best order to be found: a node may have { $limit } children at most, and the whole must be small.
quiz-unaskable-clips = Where a search cuts at α > β and clips values to a window, the best order is not known. Choose α ≥ β, or fail soft.
quiz-unaskable-untried = After so few iterations, not every move at the root was tried, and untried moves come first. Give more iterations.
quiz-unaskable-best = No order of the children is better for this question, so there is nothing to reorder.
quiz-unaskable-steps = This search has more than { $limit } steps, too many for a list of them.
quiz-unaskable-mistake = No mistake can be made at this step.
quiz-unaskable-far = This moment is more than { $limit } steps from the beginning of the search.
quiz-unaskable-undecided = Whether this position can be completed takes too long to find out, so it is not asked.

## Questions: which nodes are pruned, and values
quiz-algorithm-minimax = minimax
quiz-algorithm-negamax = negamax
quiz-algorithm-single-cutoff = negamax with a single cutoff
quiz-algorithm-find-max-min = the pair findMax and findMin
quiz-algorithm-principal-variation = principal variation search
quiz-algorithm-iterative-deepening = iterative deepening
quiz-algorithm-aspiration = alpha-beta with aspiration windows
quiz-algorithm-mtd-f = MTD(f)
quiz-algorithm-one-ply = a search one ply ahead
quiz-algorithm-expectiminimax = expectiminimax
quiz-algorithm-star1 = Star1
quiz-algorithm-star2 = Star2
quiz-algorithm-quiescence = alpha-beta with quiescence search
quiz-algorithm-null-move = alpha-beta with null-move pruning
quiz-algorithm-late-move-reductions = alpha-beta with late move reductions
quiz-algorithm-internal-iterative-deepening = alpha-beta with internal iterative deepening
quiz-algorithm-alpha-beta = alpha-beta
quiz-pruned-prompt = Which nodes does { $algorithm } never visit?
quiz-how = Children are looked at { $order ->
    [right] from right to left
    [best] best evaluation first
    [worst] worst evaluation first
    [random] in a random order
    [previous] with the best of the previous pass first
    [killers] with killer moves first
    [history] by the history heuristic
   *[other] from left to right
}.
quiz-how-cut = Children are looked at { $order ->
    [right] from right to left
    [best] best evaluation first
    [worst] worst evaluation first
    [random] in a random order
    [previous] with the best of the previous pass first
    [killers] with killer moves first
    [history] by the history heuristic
   *[other] from left to right
}, and the search cuts as soon as { $cut ->
    [gt] α > β, so that equal values are still looked at
   *[other] α ≥ β, so that equal values are cut too
}.
quiz-how-window = The search starts with the window { $window }.
quiz-how-range = At the beginning only this is known: all values lie between the least and the greatest leaf.
quiz-how-depth = It looks { $count ->
    [one] { $count } ply
   *[other] { $count } plies
} ahead.
quiz-how-table = It keeps a transposition table.
quiz-how-one-bound = Only the bound of the node just above is passed down.
quiz-how-fail = A node whose value lies outside its window returns { $fail ->
    [start] at worst its player's own end of the window
   *[other] the nearest end of the window
}.
quiz-visited-root = { $node } is the root: the search begins there, so it is always visited.
quiz-visited-all = { $node } is visited: this search compares with no bounds, so it never cuts.
quiz-visited-first = { $node } is visited: at that moment the window at { $parent } is { $window }, and nothing has bounded { $parent } yet, since { $node } is the first of its children to be looked at.
quiz-visited-for-order = { $node } is visited: at that moment the window at { $parent } is { $window }, and nothing has bounded { $parent } yet: the search only finds out which move comes first.
quiz-visited-window = { $node } is visited: at that moment the window at { $parent } is { $window }.
quiz-visited-average = { $node } is visited: at that moment the average at { $parent } can still be anything from { $least } to { $most }, and the window there is { $window }. That is not enough for a cut.
quiz-visited-open = { $player } already has { $value } there, but { $opponent } has nothing yet to set against it.
quiz-visited-short = { $player } has { $value } there so far, and that is not enough: a cut takes { $test ->
    [ge-max] β = { $met } or more
    [gt-max] more than β = { $met }
    [gt-min] less than α = { $met }
   *[other] α = { $met } or less
}.
quiz-pruned-sure = at { $at } { $player } is sure of { $value }
quiz-pruned-estimate = at { $at } { $player } has the estimate { $value }
quiz-pruned-cut = { $node } is never visited: { $known }, and { $player ->
    [MAX] MIN
   *[other] MAX
} at { $setter } already has { $bound }.
quiz-pruned-start = { $node } is never visited: { $known }, and { $begun ->
    [pass] this pass
   *[other] the search
} was started with { $end } = { $bound }.
quiz-pruned-average = { $node } is never visited: the search leaves { $at } before.
quiz-pruned-null = { $node } is never visited: the null window at { $at } only asked about { $asked }, and { $value } answers that.
quiz-pruned-null-of = { $node } is never visited: the null window at { $at } only asked about { $asked }, the best at { $of } so far, and { $value } answers that.
quiz-pruned-equal = Equal is enough here: the search cuts at α ≥ β.
quiz-pruned-below = { $node } lies below { $top }, which is never visited; nor is anything below it.
quiz-pruned-horizon = { $node } is never visited: the search looks no further than { $at }, whose value it only estimates.
quiz-pruned-table = { $node } is never visited: the table already knew enough about { $at }.
quiz-hint-root = Look at { $node } again: where does the search begin?
quiz-hint-where = Look again at what lies directly below { $parent }.
quiz-hint-below = { $node } can only be reached through { $top }. Does the search ever get there?
quiz-hint-all = Does this search ever compare a value with a bound?
quiz-hint-known = How far does the search look, and what does it know already?
quiz-hint-first = { $parent } is entered with the window { $window }, and { $node } is the first below it whose turn comes.
quiz-hint-for-order = { $parent } is entered with the window { $window }. To find out which move comes first, the search then looks at { $node }.
quiz-hint-nothing = For a cut, { $player } must already have something at { $parent }. Is there anything yet?
quiz-hint-average-window = { $parent } is a chance node, and is entered with the window { $window }. Then comes the turn of { $node }.
quiz-hint-average-ends = How large can the average at { $parent } still be if everything unknown is the greatest leaf, and how small if it is the least? Is either outside the window?
quiz-hint-window = { $parent } is entered with the window { $window }. When the turn of { $node } comes, { $player } has { $value } there.
quiz-hint-bound = Is { $value } enough for { $player } to cut? { $test ->
    [ge-max] With β = { $met } from { $setter }, that takes { $met } or more.
    [gt-max] With β = { $met } from { $setter }, that takes more than { $met }.
    [gt-min] With α = { $met } from { $setter }, that takes less than { $met }.
   *[other] With α = { $met } from { $setter }, that takes { $met } or less.
}
quiz-hint-enough = Is { $value } enough for { $player } to cut? { $test ->
    [ge-max] With β = { $met }, that takes { $met } or more.
    [gt-max] With β = { $met }, that takes more than { $met }.
    [gt-min] With α = { $met }, that takes less than { $met }.
   *[other] With α = { $met }, that takes { $met } or less.
}
quiz-misconception-nothing = marks nothing, as if nothing were pruned
quiz-misconception-only-leaves = names leaves only
quiz-misconception-only-tops = forgets what is below a skipped node
quiz-misconception-cause-too = counts the node that causes a cut
quiz-misconception-cut-node-too = counts the node at which the search cuts
quiz-misconception-cut-node-and-below = counts the node at which the search cuts, and all below it
quiz-misconception-all-below-cut = counts what was looked at before a cut
quiz-misconception-direction = goes through the children from the wrong side
quiz-misconception-players = MAX taken for MIN
quiz-misconception-rule = takes ≥ for >, or > for ≥, in the test of a cut
quiz-misconception-no-deep-cutoffs = compares a node only with the node just above it (no deep cutoffs)
quiz-misconception-own-bound = compares a node with its own player’s bound
quiz-misconception-one-higher = lets a cut end the search of the node above, too
quiz-misconception-deep-cutoffs = uses bounds from further up where the search does not
quiz-misconception-start-window = forgets the start window
quiz-misconception-uct-mean = takes the largest mean, without exploration
quiz-misconception-uct-fewest = takes the fewest visits, without the mean
quiz-misconception-uct-most = takes the most visits, as at the end
quiz-misconception-sss-alpha-beta = SSS* taken for alpha-beta
quiz-misconception-sss-every = evaluates every leaf
quiz-misconception-unweighted = averages without the weights
quiz-misconception-chance-as-min = a chance node taken for MIN
quiz-misconception-chance-as-max = a chance node taken for MAX
quiz-misconception-minimax = mixes up minimax and alpha-beta
quiz-misconception-cut-node = names the node that is cut, and not the one that set the bound
quiz-misconception-node-above = names the node just above the cut, whichever node set the bound
quiz-misconception-root = names the root, whichever node set the bound
quiz-misconception-exact = bounds taken for values
quiz-misconception-reversed = exchanges ≥ and ≤
quiz-misconception-truth = gives minimax values where the search returns bounds
quiz-misconception-fail = mixes up fail soft and fail hard
quiz-misconception-movers-view = counts MIN’s nodes from MIN’s point of view
quiz-misconception-swapped-ends = exchanges α and β
quiz-thought-parts = The first difference is at { $node }.
quiz-thought-nothing = Nothing is marked, as if every node were looked at. { $reason ->
    [horizon] This search looks no further than its horizon
    [table] This search skips what its table already knows
   *[other] That is what minimax does; this search skips what can no longer matter
}.
quiz-thought-leaves = It looks as if you named leaves only. Inner nodes that are never visited count as well.
quiz-thought-tops = It looks as if you named only the nodes that are skipped themselves. Everything below them is never visited either.
quiz-thought-cause = It looks as if you counted the node that causes a cut as well. The search had to see its value first; only what comes after it is skipped.
quiz-thought-cut-node = It looks as if you counted the nodes at which the search cuts as well. They are visited themselves: only their remaining children are skipped.
quiz-thought-below = It looks as if you counted everything below a node that is cut. What was looked at before the cut has been visited.
quiz-thought-direction = It looks as if you went through the children from { $order ->
    [right] left to right. Here they are looked at from right to left
   *[other] right to left. Here they are looked at from left to right
}.
quiz-thought-players = It looks as if you took MAX for MIN. Here { $player } moves at the root.
quiz-thought-rule = { $cut ->
    [gt] It looks as if you cut at equal values too. Here a cut takes α > β, so equal values are still looked at
   *[other] It looks as if you cut at α > β only. Here equal is enough: the search cuts at α ≥ β
}.
quiz-thought-shallow = It looks as if you compared each node only with the node just above it. Bounds from further up are passed down as well, and they cut too.
quiz-thought-deep = It looks as if you used bounds from further up. This search passes down only the bound from just above, so there are no deep cutoffs.
quiz-thought-window = It looks as if you started with nothing known. Here the search starts with the window { $window }.
quiz-thought-minimax = { $search ->
    [minimax] It looks as if you took minimax for a search that cuts. Here every leaf was looked at
   *[other] It looks as if you took a search that cuts for minimax. Minimax looks at every leaf; here some were left out
}.
quiz-thought-own-bound = It looks as if you compared a node with its own player's bound. That a move is worse than what MAX already has is no reason for MAX to stop: the next one may be better. MAX stops on reaching β, what MIN already has, and MIN on reaching α.
quiz-thought-higher = It looks as if a cut also ended the search of the node above. Only the remaining children of the node itself are skipped; then its siblings have their turn.
quiz-thought-never-cuts = { $search ->
    [cuts] It looks as if nothing is ever cut: every node is looked at, as minimax does. A search that cuts leaves out what can no longer matter
   *[other] It looks as if some nodes are cut. Minimax looks at every node
}.
quiz-minimax-prompt = What is the minimax value of each inner node?
quiz-expectiminimax-prompt = What is the expectiminimax value of each inner node?
quiz-returned-prompt = What does { $algorithm } return at each inner node that it looks into?
quiz-returned-view = Give all values as MAX counts them, with the sign as at the leaves.
quiz-returned-write = Write a node’s name, then = for an exact value, >= for a value that is at least this and <= for one that is at most this, and the value. Leave out what is never visited.
quiz-value-chosen = { $node } chooses from { $children }: { $player ->
    [MAX] MAX takes the largest
   *[other] MIN takes the smallest
}, { $value }.
quiz-value-clipped = That lies outside the window { $window } with which the node was entered, so the end of it is returned, as a bound: { $verdict }.
quiz-value-whole = Nothing is left open here, so the value is exactly { $value }.
quiz-value-exact = Nothing was left out that could change it, so { $node } is exactly { $verdict }.
quiz-value-estimate = Down to the horizon nothing was left out that could change it, so { $node } returns { $verdict }, an estimate.
quiz-value-reduced = So { $node } returns { $verdict }, an estimate: late moves below it were searched less deep.
quiz-value-cut = Then the search cuts at { $node }. { $player } may have something better among the moves that were not looked at, so all that is known is { $verdict }.
quiz-value-bound = Some of what came back to { $node } is only a bound, so all that is known is { $verdict }.
quiz-value-leaf = { $node } is a leaf, and its value is given in the tree: { $value }.
quiz-value-taken = { $when ->
    [end] In the end the search does not look
   *[other] The search does not look
} into { $node }: it takes it as { $value }.
quiz-value-none = So nothing is returned there.
quiz-value-more = { $children } and { $count } more
quiz-value-share = { $child } with probability { $probability }
quiz-value-back = { $node } gets back { $children }.
quiz-value-average = At { $node } chance decides, between { $children }. The average, with the probabilities as weights, is { $sum } = { $value }.
quiz-value-average-cut = More is not known: { $verdict }.
quiz-value-probe = { $node } was only probed: nothing but the first move was looked at, so all that is known is { $verdict }.
quiz-value-rounded = A rounded number is not the value: exactly, it is { $value }.
quiz-hint-value = Look at { $node } again.
quiz-hint-chooses = { $player ->
    [max] MAX chooses at { $node }: the largest counts
    [chance] Chance decides at { $node }: the average counts, each child with its probability
   *[other] MIN chooses at { $node }: the smallest counts
}.
quiz-hint-right-number = The number at { $node } is right. Is it the value itself, or is the value only known to be at least (≥) or at most (≤) that?
quiz-hint-among = The choice is between { $children }.
quiz-hint-back = { $node } got back { $children }. Was everything there searched that could still change the value?
quiz-hint-into = Does the search look into { $node } at all, or is its value found in another way?
quiz-thought-exact = It looks as if you took bounds for values. Where a search cuts, it only learns that a value is at least (≥) or at most (≤) something.
quiz-thought-reversed = It looks as if ≥ and ≤ are the wrong way round. Where MAX leaves moves out, the value may be larger (≥); where MIN does, smaller (≤).
quiz-thought-truth = These are the true values of the nodes. This search does not find all of them out: { $reason ->
    [horizon] at its horizon it takes the static evaluation for the value
   *[other] where it cuts, it returns a bound of what it has seen
}.
quiz-thought-uct-mean = It looks as if you took the largest mean. UCT adds the exploration term, which is large for moves with few visits.
quiz-thought-uct-fewest = It looks as if you took the move with the fewest visits. The exploration term is largest there, but UCT adds it to the mean.
quiz-thought-uct-most = It looks as if you took the move with the most visits. That is the one that is played at the end; UCT selects the largest sum.
quiz-thought-sss-alpha-beta = It looks as if you gave the leaves that alpha-beta prunes. SSS* evaluates none that alpha-beta does not, and often fewer: it takes the largest merit wherever it is, not the next leaf from the left.
quiz-thought-sss-every = It looks as if you took every leaf to be evaluated. Once a move of MAX is solved with the largest merit, the node above it is solved too, and the states below its other moves leave the list.
quiz-thought-unweighted = It looks as if you gave all children of a chance node the same weight. Each value counts with its probability: multiply them, and add up the products.
quiz-thought-chance-as = { $player ->
    [max] It looks as if you took a chance node for MAX, and gave it the largest value
   *[other] It looks as if you took a chance node for MIN, and gave it the smallest value
}. Nobody chooses there: it is worth the average of its children, each with its probability.
quiz-thought-cut-as = { $player ->
    [max] It looks as if you cut as though chance were MAX
   *[other] It looks as if you cut as though chance were MIN
}. One value is no bound for an average: a chance node can be cut only when even the best, or the worst, of what is still unknown leaves its average outside the window.
quiz-thought-sides = It looks as if you took MAX for MIN. MAX, who takes the largest value, is the triangle that points up; MIN, who takes the smallest, is the one that points down.
quiz-thought-fail = { $fail ->
    [soft] It looks as if you returned the end of the window where a value lies outside. Here a node returns the best value that it found
    [start] It looks as if you returned the best value found, even where it is worse than the player’s own end of the window. Here that end is returned then
   *[other] It looks as if you returned the best value found, even outside the window. Here the end of the window is returned then
}.
quiz-thought-view = It looks as if you counted MIN's nodes from MIN's point of view. Here all values are asked for as MAX counts them, with the sign as at the leaves.
quiz-unread-no-value = A value is expected after { $name }: a sign such as =, and the value.
quiz-unread-value = “{ $word }” is not a value. Values are numbers, as fractions too and with at most six decimals, or win, draw and loss.
quiz-unread-twice = { $name } is given two different values.

## Questions: what happens next, which order, step by step, boards
quiz-next-lead = What happens next? The search is stopped { $count ->
    [one] once
   *[other] { $count } times
}. It looks at children { $order ->
    [right] from right to left
   *[other] from left to right
} { $cut ->
    [plain] and at all of them.
    [gt] and cuts as soon as α > β.
   *[other] and cuts as soon as α ≥ β.
}
quiz-next-back = The search comes back from { $child } to { $node } with { $value }.
quiz-next-back-to = The search comes back from { $child } to { $node }.
quiz-next-visit = Which node is visited next?
quiz-next-window = What is the window [α, β] at { $node } now?
quiz-next-cut = Is there a cut at { $node } now, and if so, which node set the bound that causes it?
quiz-next-is-cut = Are the other children of { $node } cut now?
quiz-next-value = Which value does { $node } return?
quiz-next-visited = { $node } has been visited already.
quiz-next-goes-on = The search goes on with { $node }.
quiz-next-ends = No further node is visited: the search is at its end.
quiz-next-open = The window at { $node } is { $window }. It is not closed, so there is no cut.
quiz-next-not-better = What came back is { $value }, no better for { $player } at { $node } than { $best }, so nothing moves.
quiz-next-now = So the window at { $node } is { $window }.
quiz-next-look = Stop { $number }: look at { $node }, where { $player } is to move.
quiz-next-before = Before the child came back, the window at { $node } was { $window }.
quiz-next-swapped = α and β seem to have changed places. α is the lower end, what MAX is sure of already; β is the upper end, what MIN is sure of.
quiz-next-cut-node = You name the node that is cut. Its own value closes the window, but the bound that it meets was there before: { $setter ->
    [start] the opponent set it further up, or it belongs to the start window
   *[other] it was set by the opponent, further up
}.
quiz-next-reply-over = none, the search is over
quiz-next-reply-some = there is a cut
quiz-next-reply-open = there is no cut
quiz-next-reply-start = there is a cut, by a bound from the start
quiz-next-reply-cut = there is a cut, by the bound of { $node }
quiz-whose-lead = Whose bound is it? At each of these cuts, name the node whose best value set the bound that causes it. The search looks at children { $order ->
    [right] from right to left
   *[other] from left to right
} and cuts as soon as { $cut ->
    [gt] α > β.
   *[other] α ≥ β.
}
quiz-whose-ask = The search cuts at { $node }: { $player } has { $value } there. Whose value set the bound that this meets?
quiz-whose-start = the start window
quiz-whose-look = Cut { $number }: go up from { $node }, and look at the nodes where { $player } is to move.
quiz-whose-bound = The bound is { $bound }. At which of { $player }’s nodes above { $node } was that the best value by then, or was it there from the start?
quiz-whose-above = It looks as if you always named the node just above the cut. { $setter ->
    [start] Here the start window set a bound
   *[other] Bounds are passed down from further up as well: here one of them was tighter
}.
quiz-whose-root = It looks as if you always named the root. { $setter ->
    [start] Here the start window set a bound
   *[other] The bound is that of the ancestor whose best value is the tightest
}.
quiz-which-lead = Which search was it? It visited these leaves, in this order: { $leaves }.
quiz-which-name = { $search ->
    [minimax] minimax
    [single-cutoff] alpha-beta with the bound of the parent alone
    [players] with a bug: alpha-beta that takes MAX for MIN
    [own-bound] with a bug: alpha-beta that compares a node with its own player’s bound
    [one-higher] with a bug: alpha-beta in which a cut ends the node above too
   *[other] alpha-beta
}, { $order ->
    [right] from right to left
   *[other] from left to right
}, { $cut ->
    [plain] without cutting
    [gt] cutting at α > β
   *[other] cutting at α ≥ β
}
quiz-which-other = Leaf number { $number } would be { $other } there; here it was { $shown }.
quiz-which-ended = There the search would end before leaf number { $number }; here it went on with { $shown }.
quiz-which-goes-on = There leaf number { $number } would be { $other }; here the search ended before it.
quiz-which-is = It was: { $search }.
quiz-which-not = It was not “{ $search }”. { $why }
quiz-which-look = Where does the search begin, at the left or at the right? Then look at the first leaf that it leaves out, and at what was known by then.
quiz-build-prompt = { $by ->
    [order] Put the children of the nodes in an order in which { $algorithm } prunes
   *[other] Give the leaves values so that { $algorithm } prunes
} exactly these nodes: { $names }.
quiz-build-any = { $by ->
    [order] Any such order is right.
   *[other] Leaves that are never visited need no value.
}
quiz-build-missing = { $leaf } is visited, and has no value yet.
quiz-build-wanted = For { $node } to be pruned, the search must cut at { $parent } before its turn comes: { $player } must have enough there to meet { $setter ->
    [start] a bound that { $opponent } set further up, or one of the start window
   *[other] a bound that { $opponent } set further up
}.
quiz-mistake-lead = Find the mistake. Below is a search by alpha-beta that looks at children { $order ->
    [right] from right to left
   *[other] from left to right
} and cuts as soon as { $cut ->
    [gt] α > β.
   *[other] α ≥ β.
} One step is wrong; every other step follows from those before it. Which one is wrong?
quiz-mistake-enter = Down to { $node }, with the window { $window }.
quiz-mistake-return = { $child } returns { $verdict }: { $player } at { $node } has { $best }, window { $window }.
quiz-mistake-cut = The remaining children of { $node } are cut.
quiz-mistake-end = { $node } returns { $verdict }: the search is over.
quiz-mistake-right = Step { $number } should be: { $right }
quiz-mistake-why = { $mistake ->
    [exact] A node that was cut, or whose best child only returned a bound, returns a bound, not an exact value.
    [reversed] ≥ and ≤ are the wrong way round: where MAX leaves moves out, the value may be larger (≥); where MIN does, smaller (≤).
    [worse] MAX keeps the largest value, and MIN the smallest.
    [other-end] MAX moves α, and MIN moves β.
    [forgotten] A node is entered with the window that its parent has at that moment.
    [no-cut] The window is closed, so the search cuts.
   *[other] The window is not closed, so the search does not cut.
}
quiz-mistake-later = Step { $number } is right, and so are all steps before it.
quiz-mistake-earlier = Step { $number } follows from the steps before it; the mistake comes earlier.
quiz-mistake-look = Follow the search yourself, and compare: who is to move, what has come back, and what the window becomes.
quiz-mistake-near = The wrong step is about { $node }.
quiz-ask-title = Before it goes on
quiz-ask-press = Press a node in the tree, or one of these.
quiz-ask-value = A value; a bound has ≥ or ≤ before it
quiz-ask-reply = Reply
quiz-ask-skip = Go on without a reply
quiz-ask-on = Go on
quiz-ask-right = Right.
quiz-ask-wrong = Not right.
quiz-ask-tally = { $right } of { $answered } right
quiz-ask-passed = { $count } not answered
quiz-uct-prompt = After { $iterations } iterations of Monte Carlo tree search with c = { $constant }, { $player } has these moves at the root: { $moves }. Which of them does UCT select next?
quiz-uct-move = { $name } ({ $visited ->
    [one] one visit
   *[other] { $visited } visits
}, mean { $mean })
quiz-uct-why = { $sums }. The largest sum is that of { $name }.
quiz-uct-formula = The sum of a move is its mean + c · √(ln N ∕ n). N = { $visited } is the number of visits of the root, and n that of the move.
quiz-sss-prompt = Which leaves does SSS* never evaluate? Of states with equal merits it takes the leftmost.
quiz-sss-rule = SSS* always takes the state with the largest merit from its list. Where MAX moves, all moves go into the list; where MIN moves, only the first, and the next one when that is solved.
quiz-sss-count = { $count ->
    [one] It evaluates one leaf.
   *[other] It evaluates { $count } leaves.
}
quiz-sss-step = Step { $step }: { $sentence }
quiz-sss-solved = No other leaf below { $name } is evaluated after that.
quiz-best-prompt = Which move is best for { $player } at the root? Name the child.
quiz-best-worse = { $chosen } is worth { $value }, and { $best } is worth { $worth }: that is better for { $player }.
quiz-best-is = { $best } is best: it is worth { $value } to { $player }.
quiz-best-look = { $player } moves at the root. So look at the value of each child, not at the best leaf below it.
quiz-best-replies = What a child is worth is decided by { $player }, who moves there and takes what suits { $player } best.
quiz-best-mixed = A child that is a leaf is worth its own value; at any other the player to move there takes what suits that player best.
quiz-best-average = The value of a child depends on who chooses there: MAX takes the largest value, MIN the smallest, and at a chance node the average counts.
quiz-best-worth = { $node } is worth { $value }. Compare the others with that.
quiz-order-prompt = Put the children of the nodes in the order in which { $algorithm } prunes { $aim ->
    [least] least: it should visit as many leaves as possible.
   *[other] most: it should visit as few leaves as possible.
}
quiz-order-count = In your order { $seen ->
    [one] one leaf is
   *[other] { $seen } leaves are
} visited; the best possible is { $wanted }.
quiz-order-there = At { $node }, entered with the window { $window }, the order { $given } leads to { $count ->
    [one] one leaf
   *[other] { $count } leaves
}; with { $better } it would be { $total }.
quiz-order-cut = Then { $names } would never be visited.
quiz-order-look = Look at { $node }, which is entered with the window { $window }: which child should come first there, so that { $aim ->
    [least] the window closes as late as possible?
   *[other] the window closes as soon as possible?
}
quiz-perform-lead = Perform the search yourself. It begins at the root and looks at children { $order ->
    [right] from right to left
   *[other] from left to right
} { $cut ->
    [plain] and at all of them.
    [gt] and cuts as soon as α > β.
   *[other] and cuts as soon as α ≥ β.
}
quiz-perform-notation = Write what it does, step by step: a node’s name to go down, { $cut ->
    [plain] =x to leave a node with the value x, and v=x for a new best value x
   *[other] =x, >=x or <=x to leave a node with the value x, a=x or b=x when α or β moves to x, v=x for a new best value x, and cut
}.
quiz-perform-best = best = { $value }
quiz-perform-cut = cut
quiz-perform-noted = Noted: { $text }
quiz-perform-over = The root has been left: the search is over.
quiz-perform-look = The search is at { $node }, where { $player } is to move.
quiz-perform-window = The window at { $node } is { $window }.
quiz-perform-first = First look at what came back: does it change anything at { $node }?
quiz-perform-closed = Look at the window at { $node } first: it is { $window }.
quiz-perform-no-child = { $node } is not a child of { $here }, where the search is.
quiz-perform-order = { $node } is not next: children are looked at { $order ->
    [right] from right to left.
   *[other] from left to right.
}
quiz-perform-nothing-back = Nothing new has come back to { $node } that could be taken as its best.
quiz-perform-other-value = What came back is { $value }, and nothing else can be taken.
quiz-perform-other-end = { $player } is to move here, and the window is { $window }: does { $value } move this end of it?
quiz-perform-none-left = All children of { $node } have been looked at, so there is nothing to cut.
quiz-perform-cut-already = The remaining children of { $node } have been cut already.
quiz-perform-never-cuts = Minimax looks at everything, and cuts nothing.
quiz-perform-not-yet = { $node } is not finished: there are children that still have to be looked at.
quiz-perform-leaf = { $node } is a leaf, and comes back with its given value.
quiz-perform-leave-best = { $node } comes back with the best value that { $player } has found there.
quiz-perform-leave-end = The best value that { $player } has found lies outside the window with which { $node } was entered, so the end of it comes back.
quiz-perform-is-exact = The number is right, but it is no bound: all that can matter below { $node } has been seen, so the value is exact.
quiz-perform-was-cut = The number is right, but { $node } was cut: among what was not looked at there may be something better for the player to move. So it is a bound.
quiz-perform-is-end = The number is right, but it is an end of the window: the best value lies beyond it, so { $node } comes back with a bound.
quiz-perform-is-bound = The number is right, but the children of { $node } came back with bounds, and so does { $node }.
quiz-board-lead = { $kind ->
    [closed] A search for a closed knight’s tour of { $size } squares, by { $how }.
    [open] A search for a knight’s tour of { $size } squares, by { $how }.
    [queens] A search that places { $size } queens, one in each row, none attacking another, by { $how }.
    [queen] A search that places one queen on the only square, by { $how }.
    [map] A search that colours a map with { $size } colours by { $how }, neighbours differently.
    [cryptarithm] A search that gives letters digits so that { $size } is right, by { $how }. Different letters have different digits, and no number begins with 0.
    [subset-sum] A search for numbers that add up to { $size }, by { $how }. Each number is first taken, then left out (0).
    [maze] A search for paths from S to G through a maze of { $size } squares, by { $how }. No path visits a square twice.
   *[other] A search that solves a sudoku by { $how }.
}
quiz-board-how = { $test ->
    [end] generate and test
   *[other] backtracking
}
quiz-board-end = Only when all choices are made does it test whether they are a solution.
quiz-board-prune = { $kind ->
    [open] It gives up at once when two squares can no longer be passed through, since only one can be the last, or when one can no longer be entered.
    [closed] It gives up at once when a square can no longer be passed through.
   *[other] It gives up at once when a square can no longer be reached.
}
quiz-board-inference = { $kind ->
    [forward] After each choice it does forward checking.
   *[other] After each choice it makes all arcs consistent.
}
quiz-board-variables = { $kind ->
    [fewest] The variable with the fewest values left is next.
   *[other] The variable with the fewest values left is next, of equals the one with the most constraints on variables without a value, and of these the first.
}
quiz-board-values = The least constraining value is tried first.
quiz-board-numbers = The numbers are, in this order: { $numbers }.
quiz-board-bound = { $kind ->
    [none] It gives up only when every number is decided.
    [sum] It makes no choice by which the sum is more than the target.
    [rest] It makes no choice by which the sum is more than the target, or by which all numbers left together cannot reach it any more.
   *[other] It makes no choice by which the sum is more than the target, by which all numbers left together cannot reach it any more, or by which it is not reached and the smallest number left is too large.
}
quiz-board-steps = { $bound ->
    [distance] A way has at most { $count } steps. A square is left at once if the steps so far and the rows and columns from there to G are more.
   *[other] A way has at most { $count } steps.
}
quiz-board-so-far = Chosen so far: { $names }.
quiz-board-taken-back = It has just taken { $name } back.
quiz-board-candidates = Here it considers, in this order: { $names }.
quiz-board-candidates-for = Here it considers, for { $cell }, in this order: { $names }.
quiz-square-ask = Where does it go next, or does it back out?
quiz-square-back = back out
quiz-word-back = back
quiz-word-yes = yes
quiz-word-no = no
quiz-word-start = start
quiz-word-end = end
quiz-square-look = Stop { $number }: does the search give up here at once? If not, go through the candidates in their order. Leave out what was tried before and what is not possible; the first that remains comes next. If none remains, the search backs out.
quiz-back-ask = Is this the moment to back out? If so, which choice is the last that stays before something new is tried?
quiz-back-look = Does the search give up here at once? If not, go through the candidates in their order: is there one that is possible and was not tried yet? If it gives up, or there is none, go back up the way, choice by choice, to the first place where something is left to try.
quiz-back-to = It backs out until { $name } is the last choice that stays; there something else is left to try.
quiz-back-start = It backs out to the very start; only there something else is left to try.
quiz-back-end = Nothing is left to try anywhere on the way: it backs out of everything, and the search is over.
quiz-lost-ask = Can this position still be completed?
quiz-lost-look = Look for something that can no longer be filled, reached or decided, or for a part that has been cut off.
quiz-lost-try = { $at ->
    [end] Is this a solution already, or a dead end?
   *[other] Go on with each of them that is possible: does one lead to a solution?
}
quiz-lost-none = No: no solution goes on from here, although no single square shows it: every continuation was tried.
quiz-lost-tried = No: no solution goes on from here; every continuation was tried.
quiz-lost-why = No: no solution goes on from here. { $why }

## Lessons
lesson-too-long = The lesson has { $bytes } bytes, more than the { $limit } that are read.
lesson-broken = Line { $line }: { $what }
lesson-broken-more = … and { $count } more lines that cannot be read.
lesson-empty = The lesson is empty: expected text, scenes or questions.
lesson-open-front = The lines that begin with --- here are not closed: expected another line of ---.
lesson-no-key = “{ $given }” is not a line of this block: expected a word, a colon and a value, as in “cut: gt”.
lesson-unknown-key = “{ $key }” means nothing here: expected { $known }.
lesson-twice = “{ $key }” is given twice: expected it once.
lesson-value = “{ $key }” cannot be “{ $given }”: expected { $expected }.
lesson-no-subject = This block does not say what it is about: expected a tree, a game, a puzzle or labels, as in “tree: (4 8) (17 5)”.
lesson-same-name = Another question is also called “{ $id }”: expected a unique name.
lesson-same-question = Question “{ $id }” is the same, so an answer to one would count for both. Ask it once, or change something in it.
lesson-nested = Scenes and questions cannot be nested: expected this block outside of lists and quotations.
lesson-picture = The picture “{ $given }” is not allowed: expected a file in the folder of the lesson, with a name of letters without accents, digits, -, _ and ., that ends with .png, .jpg, .gif, .webp, .avif or .svg; or an address that begins with https://.
lesson-no-description = This picture says nothing to those who cannot see it: expected what it shows, between the square brackets.
lesson-picture-elsewhere = The picture { $file } lies beside the lesson, where this page cannot read it. It shows: { $description }
lesson-picture-missing = The picture “{ $file }” cannot be read: expected it in the folder of the lesson.
lesson-picture-large = The picture “{ $file }” has { $bytes } bytes: expected { $limit } at most.
lesson-table = Table
lesson-formula-long = This formula has { $bytes } bytes: expected { $limit } at most.
lesson-formula-deep = This formula is too deep: expected at most { $commands } commands, and { $brackets } brackets in one another.
lesson-formula-unknown = The formula cannot be set because of “{ $given }”: expected a command of LaTeX’s mathematics, without definitions.
lesson-formula = The formula cannot be set: expected the mathematics of LaTeX, with every bracket closed.
lesson-address = The address “{ $given }” is not allowed: expected one that begins with https://, or a page of this site.
lesson-too-many = A lesson has at most { $limit } parts: expected its end here.
lesson-too-much = A lesson may have about { $limit } paragraphs: expected its end here.
lesson-long-block = A paragraph, list or listing may have { $bytes } bytes, and about { $limit } items, links and emphasised words: expected shorter ones, with blank lines between them.
lesson-fence = “{ $given }” is shown as a listing here: expected scene, question or program for a block.
lesson-long-scene = This search takes more than { $limit } steps, which is too long for a scene: expected a smaller tree, or less depth.
lesson-too-much-search = The searches up to here take more than { $limit } steps together, so the rest was not checked: expected smaller ones, or two lessons.
lesson-more-faults = { $count ->
    [one] … and 1 more fault
   *[other] … and { $count } more faults
}
lesson-checked = No faults: { $questions }, { $scenes }
lesson-count-questions = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
lesson-count-scenes = { $count ->
    [one] 1 scene
   *[other] { $count } scenes
}
lesson-score = { $total ->
    [one] { $points } of { $total } point
   *[other] { $points } of { $total } points
}
lesson-sum = { $total ->
    [one] Together: { $points } of { $total } point
   *[other] Together: { $points } of { $total } points
}
lesson-findings-more = … and { $count } more; --json lists them all
lesson-no-answer = no answer
lesson-mark = { $mark ->
    [right] right
    [wrong] wrong
   *[other] missed
}
lesson-perhaps = Perhaps: { $what }
lesson-answer-unknown = No question is called “{ $given }”: expected a number from 1 to { $most }, or a question's name, and a colon.
lesson-answer-none = “{ $given }” answers nothing: this lesson has no questions.
lesson-answer-only = No question is called “{ $given }”: expected 1, or the question's name, and a colon.
lesson-answer-lost = This line belongs to no answer: expected a question’s name or number, a colon, and an answer.
lesson-answer-twice = “{ $given }” has been answered before: expected one answer.
lesson-expected-number = a whole number from 0 to { $most }
lesson-expected-number-from-one = a whole number from 1 to { $most }
lesson-expected-random-kind = a kind about trees or programs, since “level” makes no puzzles
lesson-expected-seed = a whole number from 0 to { $most }, or own
lesson-tree = The tree cannot be read at its character { $column }: { $what }
lesson-expected-text = at most { $most } characters, none of which changes the direction of the text
lesson-expected-name = a name that begins with a letter, of at most 40 letters, digits and dashes
learn-lessons = Lessons
learn-lesson = Lesson
learn-lecture-1 = Backtracking, and programs that take turns
learn-lecture-2 = Game trees, minimax and alpha-beta
learn-lecture-3 = Adversarial search, and the quiz
learn-lecture-4 = Tic-tac-toe, and remembering positions
learn-windows = Narrow windows
learn-horizons = Horizons
learn-chance = When chance decides
learn-mcts = Monte Carlo tree search
learn-best-first = Best-first search
learn-constraints = Constraints
learn-bounds = Bounds and sums
learn-lesson-file = Open a lesson file
learn-lesson-drop = A lesson is a Markdown file with scenes and questions. You can also drop one anywhere on this page; it stays on this device. Results files of students open as the results of a class.
learn-lesson-fetching = Loading the lesson …
learn-lesson-checking = Checking the lesson …
learn-lesson-lost = The lesson { $address } could not be loaded. Check the address and your connection.
learn-lesson-status = The lesson { $address } could not be loaded: the server answered { $status }. Check the address.
learn-lesson-forbidden = The lesson { $address } could not be loaded. Check the address and your connection. If both are right, { $site } does not permit other sites to read its files: its server must send “Access-Control-Allow-Origin”.
learn-lesson-gone = The lesson is no longer on this device. Open its file again.
learn-lesson-endless = The lesson is larger than the limit of { $limit } bytes.
learn-lesson-slow = Loading the lesson timed out. The server is slow, or the connection is.
learn-lesson-page = The address { $address } leads to a web page, not to a lesson file. Perhaps it asks you to log in. On GitHub, use the address behind “Raw”.
learn-lesson-by = By { $author }
learn-lesson-until = Due: { $until }
learn-lesson-seed = Seed { $seed }
learn-lesson-own-seed = Seed { $seed }, yours alone: others have other trees
learn-lesson-print = Print a worksheet
learn-teachers = For teachers
learn-lesson-question = Question { $number }
learn-lesson-again = Continue
learn-lesson-look = Look again
learn-lesson-worth = Points to earn: { $points }
learn-lesson-kept = Answer kept. Points to earn: { $points }
learn-finish = Hand in
learn-finish-about = These questions are graded only when you hand in. Answered: { $answered } of { $of }.
learn-finish-unread = These answers cannot be read, and would earn nothing: { $names }.
learn-finish-sure = Hand in now? Afterwards these answers cannot be changed, and the right ones are shown.
learn-finish-yes = Yes, hand in
learn-finish-no = Not yet
learn-lesson-back = Back to the lesson
learn-lesson-next = Next question
scene-open = See all of it in Plyscope
scene-steps = Steps of this scene
scene-step = Step { $number }
scene-line = The line: { $moves }
scene-fact = { $what }: { $text }
learn-results = Your results
learn-results-name = Your name
learn-results-about = The file has your answers with their times. Nothing is sent: give it to your teacher.
learn-results-kept = Your answers are kept on this device only.
learn-results-sent = Your points and answers go to your course.
learn-results-save = Save the results to hand them in
learn-results-unnamed = Your teacher will not know whose file this is. Type your name, or press again to save it without one.
learn-results-saved = Saved as { $file }. Now hand it in.
learn-anew = Begin anew as another person
learn-anew-sure = { $what ->
    [lesson] The answers, the points, the programs and the name in this lesson are then erased on this device. Save the results first if they are still to be handed in.
    [program] The answer to this question, its points and the programs written for it are then erased on this device.
   *[other] The answer to this question and its points are then erased on this device.
}
learn-anew-yes = Yes, begin anew
learn-link-no-lesson = The address of the lesson is not allowed: it must begin with https://, or be a file of this site.
learn-no-such-question = The lesson has no question “{ $id }”.
learn-no-file = The file could not be read. A lesson is a text file in UTF-8 that is not empty, and not a web page.
learn-course-alone = No learning platform was found around this page, so no results are handed in.
learn-course-launch = The address of this page does not clearly say where to send results, so none are handed in.
learn-course-closed = Your course does not take results at the moment. Open the lesson from your course again to try once more.
learn-course-kept = Your answers stay in this browser.
learn-course-again = This page was reloaded and no longer knows where to send results. Open the lesson from your course; until then, no results are handed in.
learn-course-unsent = Your latest results did not reach your course. They are sent again with your next answer, or when you next open the lesson on this device.
learn-course-refused = Your course did not take one of your results, which is not sent again. Tell your teacher.
learn-course-short = Your course cannot store everything you typed. Your points are kept, but some answers may be gone when you come back.
learn-platform = Save for a learning platform (SCORM)
learn-platform-about = A package for Moodle, Canvas and others: add it to your course as a SCORM activity. The platform then keeps everyone’s points, progress and answers.
learn-platform-version = Version
learn-platform-v12 = SCORM 1.2, for every platform
learn-platform-v2004 = SCORM 2004, with room for long answers
learn-platform-pass = To pass, in % (may be empty)
learn-platform-no-pass = The share to pass is a whole number from 0 to { $most }.
learn-platform-save = Save the package
learn-platform-making = Creating the package …
learn-platform-saved = The package is saved.
learn-platform-lost = The package could not be created: part of the site was not loaded. Check your connection and try again.
learn-platform-faults = The package was not created, because the lesson has faults:

## Sheets of paper
sheet-title = Worksheet
sheet-answers = Answers
sheet-answers-to = Answers: { $title }
sheet-name = Name:
sheet-deadline = Due: { $deadline }
sheet-how = Nodes are named by layer and place: in a tree of nine layers, L9-2 is the second node from the left in the ninth. Nodes that are never visited count as well. MAX moves where a triangle points up, MIN where it points down.
sheet-chance = Chance decides at circles; the numbers at its branches are probabilities.
sheet-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
sheet-copy = Seed { $seed } · copy { $number } of { $copies }
sheet-page = Page { $number } of { $pages }
sheet-empty = There is no question to put on a sheet.
sheet-faults = There is no worksheet, because the lesson has faults:
sheet-unaskable = Question { $id }: { $what }
sheet-too-wide = Question { $id }: its tree is too large for a sheet of paper.
sheet-heading = Worksheets
sheet-about = The same seed makes the same sheet. Each copy has the seed of the one before plus one; it is printed on every page.
sheet-alike = Nothing in this lesson is random, so all copies are the same.
sheet-count = Questions
sheet-copies = Copies
sheet-sides = What to print
sheet-side = { $sides ->
    [both] Questions, with answers after each copy
    [answers] Answers only
   *[other] Questions
}
sheet-paper = Paper
sheet-paper-name = { $paper ->
    [letter] Letter (8.5 × 11 in)
   *[other] A4
}
sheet-number-bad = A whole number from 1 to { $most }.
sheet-ready = { $count ->
    [one] One page
   *[other] { $count } pages
}
sheet-print = Print
sheet-save = Save as HTML
sheet-pages = The pages as they will be printed

## Making questions
author-for = If you teach
author-in-short = Build questions of your own, with any tree or board, and hand them out as a link, in a lesson or on your own page.
author-title = Make a question
author-about = Build a question, try it as a student, and hand it out. The address of this page holds it, so nothing is lost; the search is the answer key.
author-like-this = Make one like this
author-form = The question
author-kind = What is asked
author-of-trees = About a tree
author-of-boards = About a board
author-make = Make a random tree
author-level = Level
author-take-back = Restore previous
author-search = The search
author-moment = Moment
author-moment-hint = How many steps of the search are done before the question is asked.
author-next-moment = Next moment worth asking about
author-terms = Scoring
author-points = Points
author-attempts = Attempts
author-attempts-hint = How often a student may check the answer; leave it empty for as often as they like.
author-any = any number
author-hints = Hints
author-hints-free = free
author-hints-cost = cost points
author-hints-off = none
author-cost = % of the points for each
author-grading = Graded
author-grading-at-once = at each step
author-grading-at-the-end = at the end
author-bug = Bug
author-bug-hint = The search that students have to recognise has this bug.
author-iterations-hint = After how many iterations it is asked, up to 1,000; empty: 10. Few are easier to work out.
author-mistake = Wrong step
author-mistake-hint = The number of the step that is wrong; leave it empty for any.
author-mistake-any = any
author-bug-is = { $bug ->
    [players] MAX is taken for MIN
    [own-bound] a node is compared with its own player’s bound
    [one-higher] a cut ends the node above too
   *[other] none
}
author-feedback = Feedback
author-feedback-hint = What is shown of a wrong answer. Everything is shown once it is right, no attempts are left, or the answer was shown.
author-feedback-name = { $feedback ->
    [full] everything at once
    [pieces] which parts are wrong
    [count] how many parts are wrong
    [after] nothing until the end
   *[other] counts first, then parts
}
author-again = After the answer was shown
author-again-name = { $what ->
    [fresh] another question, which counts
   *[other] the same one, for no points
}
author-number-bad = A whole number from { $least } to { $most }.
author-without = Leave out { $what }
author-facts = Before you hand it out
author-size = Tree
author-size-is = { $nodes ->
    [one] 1 node, in { $layers } layers
   *[other] { $nodes } nodes in { $layers } layers
}
author-leaves = Leaves
author-visited = Visited
author-pruned = Pruned
author-cuts = Cuts
author-cuts-by = { $max } by MAX, { $min } by MIN
author-cuts-chance = { $max } by MAX, { $min } by MIN, { $chance } at chance nodes
author-deep = Deep cutoffs
author-rule-same = With ≥ and with > the answer is the same.
author-rule-matters = With ≥ and with > the answers differ. The question says which applies, but students who learnt the other rule will stumble: avoid equal values, unless that is the point.
author-no-cuts = Nothing is pruned here. That is a fair question, but only once.
author-key = Show the right answer
author-try = Try it as a student
author-try-about = Your answers here are not saved, and are cleared when the question changes.
author-try-later = As soon as the question can be asked, you can try it here.
author-faulty = The question is not complete yet. What is missing is shown beside its field.
author-hand-out = Hand it out
author-handout = { $form ->
    [link] Link
    [markdown] Markdown for a lesson
   *[other] Embed code
}
author-handout-about = { $form ->
    [link] Opens the question. Nothing else is needed.
    [markdown] A block for a lesson file, which can have text, scenes and more questions.
   *[other] Puts the question on your own page, such as a course site.
}
author-copy = { $form ->
    [link] Copy link
    [markdown] Copy Markdown
   *[other] Copy embed code
}
author-copied = Copied.
author-not-copied = It could not be copied; select the text and copy it by hand.
author-embed-title = { $kind } – a question in Plyscope
author-open = Open in Plyscope

## Practice and progress
practice-title = Practice
practice-about = Endless random questions. The same seed gives the same questions.
practice-kind = Question
practice-levels = How hard
practice-level = Level { $level }
practice-level-about = { $level ->
    [1] Two plies, and one cut.
    [2] Three plies, one or two cuts.
    [3] Both players cut.
    [4] Four plies, three cuts or more.
    [5] With a deep cutoff: the bound comes from further up.
   *[other] Equal leaves, and ≥ or > makes the difference.
}
practice-follow = The level follows my answers
practice-adaptive = the level follows you
practice-seed = Seed
practice-seed-hint = A number. The same seed makes the same questions, for a whole class or for one person.
practice-seed-is = Seed { $seed }
practice-seed-bad = A seed is a whole number, 0 or more.
practice-chance = random
practice-begin = Begin
practice-sheet = Worksheet of these
practice-next = Next question
practice-other = Another question
practice-progress = My progress
practice-see-progress = See my progress
practice-nothing-yet = Nothing has been practised yet. The first answer to every practice question is counted here.
practice-stays-here = All this is kept on this device only, and sent nowhere.
practice-mastering = A kind of question is mastered with { $count } in a row, all right at once and without hints, at level { $level } or higher. Easier questions do not count, but a wrong answer to one ends the row as well.
practice-mastered = Mastered
practice-not-mastered = Not mastered yet
practice-row = { $row } in a row
practice-streak = In a row now
practice-longest = Longest row
practice-latest-level = Latest level
practice-answers = Answers
practice-last = The last answers, with their levels
practice-was = Level { $level }: { $how }
practice-was-right = right at once
practice-was-helped = right, with a hint
practice-was-wrong = { $right } of { $of } right
practice-was-not = not all right
practice-export = Save as CSV
practice-erase = Erase everything
practice-erase-sure = Erase all that is kept on this device: progress, answers, programs, trees and a lesson of your own? This cannot be undone.
practice-erase-yes = Yes, erase
practice-erase-not = No, keep them
practice-erased = Everything is erased.

## The page for learning
learn-title = Learn
learn-tagline = Questions that explain themselves
learn-skip = Skip to the task
learn-home = All lessons and questions
learn-welcome = Watching is half of it. Now you.
learn-answer-it = Answer it
learn-kind = { $kind ->
    [pruned] Which nodes are pruned?
    [next] What happens next?
    [whose-bound] Whose bound is it?
    [which-search] Which search was it?
    [build] Build a tree
    [build-order] Which order prunes these nodes?
    [find-mistake] Find the mistake
    [playback] Questions in a scene
    [best-move] Which move is best?
    [uct] Which move does UCT select?
    [sss] Which leaves does SSS* leave out?
    [order-most] Which order prunes most?
    [order-least] Which order prunes least?
    [perform] Perform the search
    [next-square] Where does it go next?
    [back-out] Is it time to back out?
    [order-lines] Put the lines in order
    [find-line] Find the wrong line
    [fill-line] Fill in the line
    [write-program] Write the program
    [lost] Is the position lost?
    [minimax-values] What are the nodes worth?
    [returned-values] What does the search return?
   *[other] { $kind }
}
learn-task = The question
learn-tree = The tree of the question. Enter marks a node with all below it, or takes it out again.
learn-leaf = leaf, worth { $value }
learn-marked = marked as pruned
learn-marked-sss = marked as never evaluated
learn-press = Press a node to mark it with all below it; press it again to take it out.
learn-press-alone = With Shift, the node alone.
learn-tree-values = The tree of the question. Enter on an inner node begins to write its value.
learn-tree-move = The tree of the question. Enter chooses a child of the root.
learn-tree-order = The tree in your order. Enter moves a node one place to the left.
learn-tree-perform = The tree as searched so far. Enter goes down to a child; on the current node it moves to the values to leave it with.
learn-tree-stop = The tree at this stop.
learn-tree-visited = The tree, with what the search visited.
learn-visited-as = leaf number { $number } of the search
learn-tree-build = The tree to build. Enter on a leaf begins to write its value.
learn-leaf-open = leaf
learn-to-be-pruned = to be pruned
learn-press-build = Press a leaf to write its value.
learn-crossed-out = What is crossed out is to be pruned.
learn-tree-worked = The tree of the worked search.
learn-press-mistake = Press the step that is wrong.
learn-press-values = Press an inner node to write its value.
learn-press-move = Press a child of the root to choose it.
learn-press-order = Press a node to move it one place to the left among its siblings; the leftmost goes to the right end. Nodes keep their names.
learn-press-perform = Press a child to go down to it; press the current node to leave it. Or use the buttons.
learn-next-step = The next step
learn-step-down = Go down to
learn-step-leaf = The search is at { $node }, a leaf: it comes back with a value.
learn-step-take = Take what came back
learn-step-best = Best so far: { $value } from { $node }.
learn-step-no-best = No best value has been taken there yet.
learn-step-cut = Cut the rest
learn-step-leave = Leave { $node } with
learn-step-show = Show me this step
learn-step-undo = Take the last step back
learn-step-right = Right.
learn-step-wrong = Not taken.
learn-step-shown = Shown.
learn-step-over = The root has been left. Check your answer.
learn-steps-done = Done so far
learn-steps-wrong = Wrong or shown: { $count }. That counts.
learn-step-was-wrong = wrong, not taken
learn-step-was-shown = shown
learn-reply = Your reply: { $reply }
learn-no-reply = No reply yet.
learn-reply-to = Reply to stop { $number }
learn-replied = replied
learn-write-value = Type a value as your answer; a bound has ≥ or ≤ before it.
learn-window-stays = It stays as it is
learn-window-end = { $end } becomes
learn-next-stop = Next stop
learn-press-next = Press a node in the tree, or one of these.
learn-press-square = Press a square, or one of these.
learn-press-back = Yes, back: press the square of the last choice that stays. Or one of these.
learn-back-on = No, it goes on
learn-back-start = Yes, and no choice stays
learn-back-end = Yes, and the search is over
learn-lost-no = Yes, it can
learn-lost-yes = No, it is lost
learn-chosen = chosen
learn-stops = The stops
learn-stops-in-order = Until you hand in, the stops open one by one: opening the next one fixes your replies before it, and from then on you answer by pressing, not by typing.
learn-stop = Stop { $number }
learn-board = The board at this moment
learn-too-large = The tree has more than { $limit } nodes and is not drawn here. The answer can be typed.
learn-answer = Your answer
learn-check = Check
learn-hint = Hint
learn-hints = Hints
learn-pointer = Where to look
learn-no-more-hints = There are no more hints for this answer.
learn-start-again = Start again
learn-show-key = Show the answer
learn-worth = { $count ->
    [one] 1 point, for a wholly right answer only.
   *[other] { $count } points.
}
learn-still = { $total ->
    [one] A right answer now earns { $points } of { $total } point.
   *[other] A right answer now earns { $points } of { $total } points.
}
learn-over = Nothing more can be earned here.
learn-another = Another like it
learn-another-counts = The answer was shown. Another like it counts instead of this one.
learn-blank = { $kind ->
    [pruned] There is no answer yet, so nothing was graded. If no node is pruned, answer “none”.
   *[other] There is no answer yet, so nothing was graded.
}
learn-kept = Your answer is kept. It is graded when you hand in the lesson.
learn-keep-answer = Keep this answer
learn-none-pruned = No node is pruned
learn-none-left-out = Every leaf is evaluated
learn-deferred = Graded when the lesson is handed in.
learn-attempts = Attempts left: { $left } of { $of }.
learn-hints-off = There are no hints.
learn-hint-cost = Each hint takes away { $cost } % of the points. What is left is rounded to whole points: to 1 at least, as long as anything is left.
learn-hint-free = { $total ->
    [one] With the next hint, a wholly right answer still earns { $points } of { $total } point.
   *[other] With the next hint, a wholly right answer still earns { $points } of { $total } points.
}
learn-points = Points: { $points } of { $of }
learn-result = Your result
learn-all-right = All right!
learn-score-order = { $seen ->
    [one] { $seen } leaf visited, { $wanted } at best
   *[other] { $seen } leaves visited, { $wanted } at best
}
learn-key = The right answer:
learn-key-title = The right answer
learn-right = right
learn-wrong = wrong
learn-missed = missed
learn-see = See it in the search
learn-more-findings = { $count ->
    [one] One more is not shown.
   *[other] { $count } more are not shown.
}
learn-link-no-tree = There is no tree to ask about.
learn-link-chance = This kind of question cannot be asked about a tree with chance nodes. These can: { $kinds }.
learn-help = Answer questions about a search, and see why an answer is right or wrong, from the steps of that search. Nothing is revealed before you press Check. What you type stays on this device, even after a reload.
learn-help-keys = Enter, space and the arrow keys act on the tree; letter keys work wherever the question has the focus, except in the field.
learn-help-points = Points are the share of an answer that is right, rounded to the nearest; what is too many cancels what is right. Only a wholly right answer earns all, and of two or more points any right part earns at least one. Each hint takes its share away. Once the answer was shown, only another question like it can earn points, less the cost of a hint.
learn-key-press = Mark a node with all below it
learn-key-alone = Mark the node alone
learn-key-walk = Walk the tree
learn-example-quiz = The quiz of the lecture
learn-example-quiz-about = Four layers, eight leaves. Which nodes does alpha-beta never visit?
learn-example-checkers = The other lecture’s tree
learn-example-checkers-about = Losses are negative, and one cut takes a whole subtree away.
learn-example-three = Three children each
learn-example-three-about = The tree on which minimax was stepped through: what does pruning save?
learn-example-heap = Sixteen leaves and a narrow window
learn-example-heap-about = The search begins with the window (0, 15). Note where bounds come from.
learn-example-ties = Only when α > β
learn-example-ties-about = Equal values are no reason to cut here.
learn-example-right = From the right, and MIN begins
learn-example-right-about = The same tree as in the quiz, seen from the other side.

# Embedded in other pages
embed-label = Plyscope: a search, step by step
embed-open = Open in Plyscope
embed-wrong = Problems found:
embed-nothing = There is nothing to show: give a tree, a game, a puzzle or labels.
embed-not-played = It asks for step { $step }; here only the first { $last } are played.
embed-stopped = Something went wrong in Plyscope, and it has stopped. The rest of the page is fine.
embed-restart = Start again
embed-report = Copy a report
embed-reported = The report is copied.
embed-report-by-hand = The report could not be copied. Select it here:
embed-version = Message version { $given } is not supported; expected version { $known }.
embed-message = Invalid message: { $given }
embed-host = “{ $given }” is not the origin of a page, such as https://course.example. Messages from other pages are ignored.
embed-no-step = “{ $given }” is not a step: expected a whole number from 0, or last.
embed-no-site = Questions and lessons are pages of a site. Load plyscope.js from there to show them.

## Handing out

handout-title = Share
handout-of-tree = The tree: { $tree }
handout-of-game = The game: { $game }
handout-backwards = The last step comes before the first.
handout-too-many = { $many } pictures are too many; at most { $most } are made at once.
handout-too-much = Too many pictures of such a large tree; choose fewer steps.
handout-tree-too-large = The tree has { $nodes } nodes; at most { $most } are drawn. Draw a part of it as a separate tree.
handout-no-step = There is no step { $number }, or it is too far away.
handout-not-numbers = Both steps must be whole numbers.
handout-frame-title = Plyscope: a search to step through
handout-link = Link and code
handout-about = { $form ->
    [link] Opens exactly what you see now.
    [frame] For a page, a course site or a blog that accepts HTML: a frame to step through the search.
    [element] For your own web page: an element that adopts its colours and language.
   *[other] For a lesson: a block that shows this scene.
}
handout-form = { $form ->
    [link] Link
    [frame] Frame (iframe)
    [element] Element for a web page
   *[other] Lesson block (Markdown)
}
handout-copy = { $form ->
    [link] Copy link
    [frame] Copy frame
    [element] Copy element
   *[other] Copy block
}
handout-copied = Copied
handout-not-copied = It could not be copied; select the text and copy it by hand.
handout-qr = QR code
handout-qr-about = For the lecture hall: scan it to open what you see now.
handout-qr-of = QR code of the link
handout-qr-too-long = The link is too long for a QR code.
handout-picture = Picture of this step
handout-picture-about = SVG stays sharp at any size and has real text; PDF is for paper and LaTeX documents; LaTeX is drawn by TikZ in your own document.
handout-dark = Dark colours
handout-film = Several steps
handout-film-about = A GIF plays by itself, in slides too; a strip shows the steps side by side.
handout-from = From step
handout-to = To step
handout-delay = Seconds a step
handout-delay-bad = The seconds must be a number from 0.1 to 60.
handout-strip = Strip, { $format }
handout-table = All steps as a table
handout-table-about = One line a step, with the window, the value and the sentence: for a spreadsheet, or a program of your own.
handout-drawing = Drawing …
handout-saved = Saved as { $name }
handout-waiting = Searching, to draw the pictures …
handout-lost = The pictures cannot be drawn: the search failed.
handout-too-large = The picture would be too large; save it as SVG.
handout-too-many-nodes = The tree has too many nodes for LaTeX; save it as SVG or PDF.
handout-too-many-steps = The search has more than { $most } steps: too many for CSV; save them as JSON.
handout-file-too-large = The file would be too large for this browser.
handout-no-letters = This picture has letters or signs that a PDF made here cannot show; save it as SVG, or print the page.
handout-no-link = The tree is too large for a link; its pictures can be saved.

# The line of choices, and the map
setup-line-hint = Change what is searched and how
line-max-first = MAX first
line-min-first = MIN first
line-ending = ends { $when }
line-depth = depth { $depth }
line-guess = guess { $value }
line-seed = seed { $seed }
line-table = table at { $plies ->
    [all] all plies
   *[other] plies { $plies }
}
line-symmetry = mirrored as one
line-etc = asks about all children
line-time = { $milliseconds } ms
line-asks = asks about { $ask ->
    [cuts] cuts
    [values] values
   *[other] the next node
}
minimap = The whole tree; drag to pan
## Backtracking: the whole tree, why a position is lost, and what was found
trail-left-led = Back out: { $name } led to { $number } { $count ->
    [one] solution
   *[other] solutions
}, and everything after it has been tried.
trail-left-led-least = Back out: { $name } led to at least { $number } { $count ->
    [one] solution
   *[other] solutions
}, and everything after it has been tried.
sudoku-choices = The next cell is { $cell }. { $count ->
    [one] One digit can go there: { $names }.
   *[other] { $count } digits can go there, in this order: { $names }.
}
sudoku-digit-in = { $digit } in { $cell }
queens-lost = Every square of row { $line } is attacked, so no queen can stand there.
sudoku-lost = No digit is left for { $name }.
tour-lost-isolated = { $names } { $count ->
    [one] has
   *[other] have
} no free neighbour left.
tour-lost-ends = { $names } have one free neighbour each: each of them could only be the last square, and a tour has one last square.
tour-lost-one-way = { $names } { $count ->
    [one] has
   *[other] have
} only one way in and no way out.
tour-lost-no-way-back = No free square leads back to { $name }, where the tour has to close.
tour-lost-unreachable = { $names } { $count ->
    [one] is
   *[other] are
} out of reach: no way through free squares leads there.
hand-lost-why = No solution goes on from here. { $why } Take something back.
hand-lost-tried = No solution goes on from here, although no single square shows it: every continuation was tried. Take something back.
trail-square-led = { $square }; led to a solution
trail-square-done = { $square }; already searched
trail-square-left-led = { $square }; just backed out of, after it led to a solution
trail-square-values = { $square }; { $standing ->
    [next] tried next
    [later] still to try
    [failed] tried, failed
    [led] led to a solution
    [done] already searched
    [left] just backed out of
    [left-led] just backed out of, after a solution
   *[other] not allowed
}: { $values }
mark-led = led to a solution
mark-backed-out = left again
whole-title = The tree of the search
whole-tree = Tree
whole-tree-hint = Show the whole tree of the search
whole-branch = Branch
whole-branch-hint = Show the current path with what else could be chosen
whole-too-large = The whole tree is only shown for finished searches with up to { $most } nodes.
whole-key = The number under a node is how many nodes are folded below it. Press a node to go to its step.
whole-root = Start
whole-not-tried = not tried yet
whole-open = on the current path
whole-dead-end = dead end
whole-pruned = given up early
whole-led = leads to { $number } { $count ->
    [one] solution
   *[other] solutions
}
whole-solution = solution
whole-node = { $name }: { $state }
whole-below = { $number } tried below
whole-below-later = { $number } not tried yet below
found-panel = Solutions found
found-none = None so far.
found-of = Solution { $number }, step { $at }
found-earlier = { $number } earlier ones are not shown.
last-known = To the last known step
trail-from = from { $name }
## The transposition table in the tree, and the passes of iterative deepening
next-hit = Next table hit
previous-hit = Previous table hit
key-next-hit = Next table hit
key-previous-hit = Previous table hit
legend-hit = found in the transposition table
read-hit = found in the transposition table
line-one-ply = One-ply search uses no window: it only compares the moves at the root.
own-view = Each row is in the view of the player to move there. The tree shows MAX’s view.
passes-panel = Passes
passes-depth = Plies
passes-visited = Visited
passes-cuts = Cuts
passes-value = Value
passes-best = Best
passes-estimate = { $value } (estimate)
passes-go = To the end of the pass of depth { $count }

## The results of a class
class-title = Results of a class
class-about = From the files that your students saved: points, difficult questions, misconceptions, and what to explain again.
class-open = Open the results of a class
class-opening = Loading …
class-lost = The results of a class could not be loaded. Check your connection and press the button again.
class-choose = Choose results files
class-drop = Choose the files that students saved at the end of a lesson, or drop them here, up to { $limit }. A lesson of your own (.md) can be dropped with them. Nothing leaves this device.
class-working = { $count ->
    [one] Grading one file …
   *[other] Grading { $count } files …
}
class-no-lesson = The lesson could not be loaded. Choose it again, or drop its file.
class-from-lesson = Grade again from
class-lesson-hint = With the lesson the answers are graded again, so that the points in the files need not be believed.
class-without = no lesson
class-save = Save as a spreadsheet (CSV)
class-clear = Start again
class-questions = Questions
class-students = Students
class-summary = “{ $title }”: { $count ->
    [one] one student
   *[other] { $count } students
}.
class-believed = Points are as the files say; with the lesson they are graded again.
class-graded-again = The answers were graded again.
class-student = Student
class-points = Points
class-column = { $id } (of { $points })
class-most-points = of
class-minutes = Minutes
class-seed = Seed
class-begun = Begun (UTC)
class-question = Question { $id }
class-answer = Last answer { $id }
class-help = Hints, answer shown
class-hints = { $count ->
    [one] one hint
   *[other] { $count } hints
}
class-key-shown = answer shown
class-file-name = File
class-question-head = Question
class-kind = Kind
class-share = Mean share of points
class-discrimination = Discrimination
class-few = Discrimination is shown of { $limit } students or more: of fewer it is mostly noise.
class-answered = Answered
class-misconceptions = Misconceptions
class-other-misconceptions = Other misconceptions
class-explain = To explain again
class-seen = { $name }: { $seen } of { $total ->
    [one] { $total } student
   *[other] { $total } students
}, in { $questions }
class-seen-in = “{ $id }”
class-hard = Question { $id } ({ $kind }): only { $share } of the points were earned
class-unearned = Question { $id } ({ $kind }): nobody earned a point
class-corrected-title = Points corrected
class-corrected = { $file }, question { $id }: points { $points } instead of { $claimed }; its answers earn no more
class-related-title = Rows that may be of one student
class-same-name = “{ $name }” has several files, begun on different devices or as different attempts; each is a row: { $files }
class-same-attempt = One attempt under different names; each is a row: { $files }
class-left-out = Files left out
class-file = { $file }: { $problem }
class-other-lesson = It is of another lesson: “{ $title }”.
class-other-version = In this file the questions of the lesson, or their points, are different: the lesson was changed.
class-other-way = Without the lesson (on the page: “no lesson”), the points are there as the files have them.
class-same-file = It is the same as { $file }.
class-same-file-and-name = It is the same as another file of this name.
class-earlier-file = { $file } is a later file of the same student.
class-earlier-file-and-name = Another file of this name is a later one of the same student.
class-other-question = Question { $id } is not the one that the lesson has for its seed: it was changed, or another version of Plyscope wrote it.
class-unlike-others = Its questions, or their points, are not those of the files that are counted: one or the other was changed, or written by another version of Plyscope.
class-too-many = Only the first { $limit } files are read.
class-file-unread = It cannot be read: { $why }
class-file-long = It has more than { $limit } bytes, which no results have.
class-file-no-text = It is not text: it is damaged, or another kind of file.
class-file-no-json = It cannot be read from line { $line }, character { $column } on: it is damaged, or another kind of file.
class-file-other = It is no results file of Plyscope.
class-file-version = A later version of Plyscope wrote it (format { $version }).
class-file-changed = Its code does not fit: it is damaged, or was changed after it was saved.
class-file-field = Its field “{ $field }” is missing or makes no sense.

## Question banks
bank-topic = Question { $id } · { $kind }
bank-copy = Question { $id } · { $kind } · seed { $seed }
bank-names = L3-2 is the second node from the left in the third layer. MAX moves where a triangle points up, MIN where it points down.
bank-nothing = no node
bank-tree = Game tree: { $tree }
bank-board = Board, row by row from the top: { $rows }.
bank-title = Question bank for an exam
bank-about = The questions with their pictures, as a file that Moodle and other platforms import. There they are graded without the answers being in the browser. Of random questions it has a copy for each seed.
bank-format = Format
bank-format-name = { $format ->
    [moodle-xml] Moodle XML
    [gift] GIFT
   *[other] QTI 2.1 package
}
bank-copies = Copies of random questions
bank-seed = First seed
bank-bad = Copies are a whole number from 1 to { $most }, the seed one from 0 on.
bank-save = Save the question bank
bank-making = Creating the question bank …
bank-saved = The question bank is saved.
bank-lost = The question bank could not be created: part of the site was not loaded. Check your connection and try again.
bank-faults = The question bank was not created:

## Traces of programs
program-enter = Visit { $visit }: the program enters { $node }, where { $player } is to move.
program-enter-leaf = Visit { $visit }: the program enters the leaf { $node }.
program-window = Its window is { $window }.
program-bound = { $bound } is { $value }.
program-again = It has been there before.
program-not-open = The parent { $parent } is not open: this is not depth first.
program-leave = The program leaves { $node } with { $value }.
program-leave-silent = The program leaves { $node }; the trace gives no value.
program-cut = At { $node } the program skips the remaining children: { $names }.
program-cut-more = At { $node } the program skips the remaining children: { $names } and { $count } more.
program-cut-none = At { $node } the program cuts, but no children remain.
program-ends = The trace ends here.
program-ends-value = The trace ends here, with the value { $value }.
program-line = Line { $line }: { $problem }
program-word = Word { $count }: { $problem }
program-line-no-node = “enter” needs a node, such as "node": "L3-2", or a child, such as "child": 1.
program-line-name = { $given } is not the name of a node; they look like L3-2.
program-line-child = { $given } is not the number of a child; they count from 0.
program-line-value = { $given } is not a value: a number with at most six decimals, win, draw or loss.
program-line-no-such = the tree has no node { $name }.
program-line-no-child = { $node } has { $count ->
    [one] one child
   *[other] { $count } children
}; none has the number { $child }, counted from 0.
program-line-none-open = no node is open here.
program-line-not-entered = { $name } cannot be left or cut here; it was not entered, or was left before.
program-line-many = A trace may have at most { $limit } lines or words.
program-line-long = Line { $line } has more than { $bytes } bytes, the most that are read.
program-line-word = { $given } is none of the words of a short trace, such as L3-2, =4 or x.
program-line-choice = { $given } is none of { $words }.
program-line-tree = the tree cannot be read. { $problem }
program-no-tree = The trace does not say which tree was searched, and the text of the tree on this page is none.
program-no-chance = Traces of trees with chance nodes are not read.
program-no-events = The trace enters no node. A line that does looks like { $example }.

## Traces of programs, and judging programs
judge-enters = Visit { $visit }: your program looks at { $got }, the search at { $expected }.
judge-goes-on = Visit { $visit }: your program looks at { $got }, but the search has ended.
judge-ends = Visit { $visit }: your program has ended, but the search looks at { $expected }.
judge-window = Visit { $visit }: at { $node } your program has { $bound } = { $got }; it should be { $expected }.
judge-returns = { $node }: your program returns { $got }, the search { $expected }.
judge-cuts = Your program cuts at { $node }; the search does not.
judge-result = Your program’s value is { $got }; the right one is { $expected }.
judge-search-says = { $algorithm }, step { $step }: { $why }
judge-not-started = The program could not be started: { $error }
judge-ended = The program ended without an answer (exit code { $code }). An answer ends with a line that has its value.
judge-closed = The program closed its output without an answer.
judge-killed = The program was ended by signal { $signal }.
judge-memory = The program took more than { $limit } MiB of memory and was stopped.
judge-processes = The program had more than { $limit } processes and was stopped.
judge-slow = No answer within { $limit } milliseconds; the program was stopped. It has to answer each line of input before it waits for the next, and to flush its output.
judge-slow-in-all = The program took more than { $limit } milliseconds for all answers and was stopped.
judge-too-many-lines = The program wrote more than { $limit } lines for one answer and was stopped.
judge-long-line = The program wrote a line of more than { $limit } bytes and was stopped.
judge-too-much = The program wrote more than { $limit } bytes for one answer and was stopped.
judge-right = Right on { $count ->
    [one] the only tree
   *[other] all { $count } trees
}: the values and the nodes of { $algorithm }.
judge-wrong = { $verdict ->
    [wrong-value] Wrong value: the result is not that of { $algorithm }.
    [wrong-nodes] Right values, but other nodes, or in another order: it does not look at them as { $algorithm } does.
    [timeout] Too slow: the program was stopped.
    [crash] No answer: the program ended, or had to be stopped.
   *[other] No answer: what the program writes cannot be read.
}
judge-passed = Trees on which it is right: { $passed } of { $all }.
judge-too-many-nodes = On all trees together it looks at { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
} too many; { $expected } are enough.
judge-tree = The smallest tree found, { $player } to move: { $tree }
judge-values = Value: { $got } (right: { $expected })
judge-yours = Your program visits: { $names }
judge-expected = It should visit: { $names }
judge-and-more = { $names } … and { $count } more
judge-errors = Its error output:
judge-unknown = { $count ->
    [one] One line has no meaning
   *[other] { $count } lines have no meaning
}; the first is line { $line }: { $text }
judge-link = The right search, on a site of Plyscope: { $link }
judge-test-values = The right value for every tree
judge-test-nodes = The right nodes, in the right order
judge-same = The trace does what { $algorithm } does, in { $visited ->
    [one] one visit
   *[other] { $visited } visits
}.
judge-thought-not-passed = It looks as though { $bound } is not passed down, so that no node of { $player } is ever cut. Every child is searched with both ends of the window: a bound from further up cuts too.
judge-not-depth-first = Some nodes are entered while their parent is not open: this is no depth-first search.
judge-opened = { $nodes ->
    [one] One node
   *[other] { $nodes } nodes
} visited, of { $all }, in { $visited ->
    [one] one visit
   *[other] { $visited } visits
}.
judge-opened-value = Value: { $value }
judge-opened-legend = ▲ MAX  ▽ MIN  #3 third visit  = returned  ╫ the rest is cut  · not visited
judge-at-line = Line { $line } of the trace
judge-raised = { $line ->
    [0] The program ends with an error: { $message }
   *[other] Line { $line } of the program: { $message }
 }
judge-no-answer = No answer within { $limit } milliseconds; the program was stopped. Perhaps it never ends.
judge-talks = The program sent messages of its own and was stopped.
judge-no-search = The program never calls run(search), so that there is no search to run.

# The page on which students write a search.
writing-title = Your program
writing-tagline = Write a search, watch what it visits, and have it checked
writing-skip = Skip to the program
writing-setup = What is to be written
writing-language = Programming language
writing-language-hint = The language of your program
writing-search = Search to write
writing-tree = Tree to run on
writing-code = Program in { $language }
writing-editor-help = Tab indents; Escape, then Tab leaves the editor. Ctrl+Enter runs the program.
writing-run = Run
writing-run-hint = Run the program on the tree (Ctrl+Enter)
writing-check = Check
writing-check-hint = Run it on many small trees and compare it with the search to write (Ctrl+Shift+Enter)
writing-stop = Stop
writing-reset = Start again
writing-reset-hint = Replace the program with the one that this page begins with
writing-undo-reset = Bring my program back
writing-starting = Starting …
writing-running = Running …
writing-checking = { $count } of { $limit } trees checked …
writing-shrinking = It fails. Looking for a smaller tree on which it does …
writing-stopped = Stopped.
writing-returns = It returns { $value }.
writing-returns-nothing = It returns no number. A search returns the value of its tree.
writing-visits = { $nodes ->
    [one] It visits one node.
   *[other] It visits { $nodes } nodes.
 }
writing-line = Line { $line } of your program
writing-result = Result
writing-report = Check
writing-report-old = Check of an earlier version of your program
writing-run-old = Run of an earlier version of your program
writing-show-tree = Show what it does on this tree
writing-show-search = The right search of this tree
writing-printed = Printed
writing-empty = Press Run to see what your program visits.
writing-changed = The program has changed since. Run it again to see what it does now.
writing-changed-choices = The choices above have changed since. Run the program again to see what it does with them.
writing-changed-since-check = The program has changed since it was checked. Check it again to see whether it is right now.
writing-from-link = This program came with the link. Read it first: it runs only when you press Run or Check.
writing-not-fetched = What runs programs could not be fetched: { $error }. Try again when you are online.
writing-wrong-tree = The tree to run on has a mistake, which stands at its field.
writing-given-players = Programs run here only on trees in which the players take turns.
writing-large-tree = Programs run on trees of at most { $limit } nodes here.
writing-long = A program has at most { $limit } characters here.
writing-not-linked = The link has everything but the program, which is too long for it.
writing-help = Write a function that searches a tree, and give it to run. A node has children, and is_leaf, value and is_max (in JavaScript isLeaf, value and isMax). It has been visited as soon as you use its children, its value or is_leaf. Your program runs in this browser, shut off from the network and from this page.
writing-help-queens = Write a function that counts the ways to place queens, and give it to run. A board has its size and its queens, each with row and column from 0 at the top left; put(row, column) puts a queen, and take() takes the last one away. Your program runs in this browser, shut off from the network and from this page.
writing-help-tour = Write a function that finds out whether a knight’s tour can be completed, and give it to run. A board has its size, which is the number of squares, and its route, which ends where the knight stands. moves(square) are the squares a knight’s move away; put(square) moves the knight there, and take() takes the last square back. Your program runs in this browser, shut off from the network and from this page.
writing-help-keys = The keys for steps work outside the editor and fields.
gallery-program-minimax = Minimax
gallery-program-minimax-about = A whole program to run and to read
gallery-program-gaps = Alpha-beta with gaps
gallery-program-gaps-about = Fill in the three gaps
gallery-program-wrong = Alpha-beta with a mistake
gallery-program-wrong-about = Check it, look at the tree it fails on, and mend it

## Judging programs that place queens
judge-queens-right = Right on { $count ->
    [one] the only board
   *[other] all { $count } boards
}: the number of solutions, and the squares that are tried.
judge-queens-wrong-value = Wrong value: the number of solutions is not the right one.
judge-boards-wrong-squares = Right values, but other squares, or in another order: it does not try them as backtracking does.
judge-boards-passed = Boards on which it is right: { $passed } of { $all }.
judge-boards-too-many = On all boards together it tries { $nodes ->
    [one] one square
   *[other] { $nodes } squares
} too many; { $expected } are enough.
judge-queens-board = The smallest board found: { $size } × { $size }, { $count ->
    [0] empty
    [one] with a queen on { $names }
   *[other] with queens on { $names }
}
judge-queens-values = Solutions: { $got } (right: { $expected })
judge-boards-yours = Your program tries: { $names }
judge-boards-expected = It should try: { $names }
judge-queens-tries = Try { $visit }: your program puts a queen on { $got }, the search on { $expected }.
judge-queens-goes-on = Try { $visit }: your program puts a queen on { $got }, but the search has ended.
judge-queens-ends = Try { $visit }: your program has ended, but the search puts a queen on { $expected }.
judge-queens-attacked = The queen on { $other } attacks { $name }.
judge-boards-says = Backtracking, step { $step }: { $why }
judge-queens-result = Your program’s number of solutions is { $got }; the right one is { $expected }.
judge-boards-no-square = Line { $line } does not say which square is tried. A line that does looks like { $example }.
judge-boards-no-such-square = Line { $line }: the board has no square { $given }.
judge-queens-test-values = The right number of solutions for every board
judge-boards-test-squares = The right squares, in the right order
judge-queens-thought-no-diagonals = It looks as though only the column is tested. A queen attacks along both diagonals too, at any distance.
judge-queens-thought-no-falling-diagonal = It looks as though the diagonal from the upper left to the lower right is not tested. On it, row and column grow by the same amount.
judge-queens-thought-no-rising-diagonal = It looks as though the diagonal from the upper right to the lower left is not tested. On it, the column shrinks as the row grows.
judge-queens-thought-no-column = It looks as though the column is not tested. A queen attacks every square of her column.
judge-queens-thought-no-test = It looks as though nothing is tested: a queen is put on every square. Put her only where no queen above attacks the square.
judge-queens-thought-not-taken-away = It looks as though a queen is not taken away again, so that she still attacks squares when the next one is tried. After all below her has been tried, the board has to be as it was before: take her away, or try each queen on a copy of the board.
judge-queens-thought-first-only = It looks as though the search stops at the first solution. All of them are counted here: go on until nothing is left to try.
judge-queens-thought-last-row = It looks as though a solution is counted before the last row has its queen. All rows have to have one.
judge-queens-thought-tests-after = It looks as though a queen is put on a square first and tested then. Here the square is tested before, and no queen is put where she would be attacked.
judge-queens-thought-tests-at-the-end = It looks as though the queens are tested only when all of them stand. Backtracking tests each square before it puts a queen there, and so gives up early.
judge-queens-thought-direction = It looks as though the columns are tried from the right. Here they are tried from the left.
judge-tour-right = Right on { $count ->
    [one] the only board
   *[other] all { $count } boards
}: whether there is a tour, and the squares that are tried.
judge-tour-wrong-value = Wrong value: whether there is a tour is not answered right.
judge-tour-board = The smallest board found: { $size }, { $count ->
    [one] with the knight on { $names }
   *[other] on which the knight has visited { $names }
}
judge-tour-found = a tour
judge-tour-none = no tour
judge-tour-values = Your program’s answer: { $got } (right: { $expected })
judge-tour-result = Your program’s answer is: { $got }. The right one is: { $expected }.
judge-tour-tries = Try { $visit }: your program moves the knight to { $got }, the search to { $expected }.
judge-tour-goes-on = Try { $visit }: your program moves the knight to { $got }, but the search has ended.
judge-tour-ends = Try { $visit }: your program has ended, but the search moves the knight to { $expected }.
judge-tour-visited = The knight has been on { $name } already.
judge-tour-no-move = No knight’s move leads from { $other } to { $name }.
judge-tour-test-values = The right answer for every board: a tour, or none
judge-tour-thought-not-taken-back = It looks as though a square is not given up again, so that it counts as visited when the next one is tried. After all moves from it have been tried, the route has to be as it was before: take the square back, or try each move on a copy of the route.
judge-tour-thought-visited-again = It looks as though the knight goes to squares on which it has been. A tour visits each square once: move only to squares that are not part of the route.
judge-tour-thought-first-move-only = It looks as though only one move is tried from each square. If it leads to no tour, the knight has to go back and try the next one: return a result of a call within the loop only when it has found a tour.
judge-tour-thought-result-ignored = It looks as though nothing is done with the result of the recursive call. As soon as a call has found a tour, the one that made it has found it as well.
judge-tour-thought-goes-on = It looks as though the search goes on after it has found a tour. One is enough here: as soon as a call has found it, the one that made it returns.
judge-tour-thought-one-short = It looks as though a tour counts as complete while a square is left. All of them have to be visited.
judge-tour-thought-true-at-dead-end = It looks as though a dead end counts as a tour. Where all moves have been tried in vain, the knight has to go back.
judge-tour-thought-direction = It looks as though the moves are tried from the last to the first. Here they are tried clockwise, beginning with two squares up and one to the right.

## Questions without a tree
lesson-no-tree = There is no tree to ask about: expected one, as in “tree: (4 8) (17 5)”. Questions are about trees and puzzles.

# What is wrong with a game that a student has written. Names of functions are those of the program.
own-game-none = There is no game: run was given { $found }. Expected an object or a class.
own-game-missing = The game has no function { $function }.
own-game-raised = { $function } ends with an error: { $found }
own-game-refused = moves lists the move { $name }, but play ends with an error: { $found }
own-game-asynchronous = { $function } is asynchronous; expected a function that returns the value.
own-game-nothing = { $function } returns nothing; expected a position.
own-game-player = player returns { $found }; expected "max" or "min".
own-game-moves = moves returns { $found }; expected a list of moves.
own-game-repeated = moves lists two moves named { $name }.
own-game-no-moves = moves lists nothing, but result says that the game goes on.
own-game-changed = play changes the position that it is given, at the move { $name }; expected a new position.
own-game-changed-by = { $function } changes the position that it is given, which must stay as it is.
own-game-value = { $function } returns { $found }; expected a number, "win", "draw" or "loss".
own-game-endless = The game has not ended after { $count } moves. Choose a depth if it may go on for ever.
own-game-too-many = There are more than { $limit } moves at the start.
own-game-too-much-text = The positions after the first move have more than { $limit } characters. Let show return shorter texts.
own-game-unreadable = What the program sends is not the tree of a game.
own-game-at-start = At the start:
own-game-after = After the moves { $moves }:

# The page on which students write a game.
writing-what = What you write
writing-what-hint = A search, which runs on a tree, or a game, which is searched
writing-what-search = a search
writing-what-game = a game
writing-plies = Depth of the tree
writing-plies-hint = How many moves of the game are unfolded into a tree. Positions at its end are evaluated.
writing-plies-all = as deep as fits
writing-run-game-hint = Unfold the game into its tree and search it (Ctrl+Enter)
writing-game-empty = Press Run to see the tree of your game and its search.
writing-game-long = The search has too many steps to be shown. Choose a smaller depth or another search.
writing-game-value = Value of the game for MAX: { $value }.
writing-game-estimate = Estimated value of the game for MAX: { $value }.
writing-game-size = { $nodes ->
    [one] The tree has { $nodes } position.
   *[other] The tree has { $nodes } positions.
}
writing-game-whole = Every line of play ends.
writing-game-stopped = { $count ->
    [one] It is { $count } move deep; positions there that have not ended are evaluated.
   *[other] It is { $count } moves deep; positions there that have not ended are evaluated.
}
writing-open-tree = Open on the page of game trees
writing-not-opened = The tree is too large for the address of the page of game trees. Choose a smaller depth to open it there.
writing-no-game = The program never calls run(game).
writing-play = Play against it
writing-play-side = You are
writing-play-side-hint = The program plays for the other player, with the best move in the tree.
writing-play-new = New game
writing-play-moves = Your moves
writing-play-turn = It is your move.
writing-play-answer = The program has played { $name }.
writing-play-over = The game is over. Value for MAX: { $value }.
writing-play-end = The tree ends here. Estimated value for MAX: { $value }.
writing-save = Save as a file
writing-open = Open a file
writing-wrong-file = The file cannot be read, is no text in UTF-8, or has more than { $limit } characters.
writing-game-help = Write a game and give it to run: a class or an object with the functions start, player, moves, play and result. start returns the first position; player returns "max" or "min"; moves lists the moves of a position; play returns the position after a move and leaves the given one as it is; result returns a number, "win", "draw" or "loss" for MAX, or None (in JavaScript null) while the game goes on. If you like, evaluate returns what a position seems to be worth, and show returns it as text. Your program runs in this browser, shut off from the network and from this page.
gallery-program-nim = Nim
gallery-program-nim-about = Two heaps; who takes the last one wins
gallery-program-misere = Misère tic-tac-toe
gallery-program-misere-about = Three in a row lose
gallery-program-boxes = Dots and Boxes
gallery-program-boxes-about = Two boxes; who completes one moves again
gallery-program-kalah = Kalah
gallery-program-kalah-about = Two houses each; who ends in the own store moves again

## Evaluations by weights

weights-empty = No weights are given. Expected a sum of features, such as “2*centre+ones”.
weights-no-such-feature = This game has no feature “{ $given }”; there is { $known }.
weights-did-you-mean = This game has no feature “{ $given }”. Did you mean “{ $near }”?
weights-repeated = The feature “{ $feature }” has two weights.
weights-out-of-range = The weight “{ $given }” is not a number from −{ $limit } to { $limit } with at most six decimals.
weights-incomplete = The sum of weights ends at character { $count }, where a feature is expected.
weights-unexpected = Character { $count } of the weights is “{ $found }”. Expected a sum of features, such as “2*centre+ones”.
weights-with-evaluation = Both weights and the evaluation “{ $evaluation }” are given; only one can be used.
weights-panel = Evaluation by weights
weights-about = The static evaluation is the sum of these features, each times its weight. A feature counts how many more of something MAX has than MIN.
weights-result = Best move: { $best }, with the value { $value }.
evaluation-weights = by weights …
feature-ones = Open lines with one piece
feature-twos = Open lines with two pieces
feature-threes = Open lines with three pieces
feature-centre = Pieces in the centre
feature-corners = Pieces in corners
feature-edges = Pieces at edges
feature-discs = Discs
feature-mobility = Mobility: possible moves
feature-queens = Queens
feature-rooks = Rooks
feature-bishops = Bishops
feature-knights = Knights
feature-pawns = Pawns
weights-match = Play a match …
weights-match-title = A match of evaluations and searches
match-about = An evaluation plays with alpha-beta to the depth that is chosen; Monte Carlo tree search plays by random games and needs none. Each game begins with four random moves, and each opening is played twice with sides changed.
match-first = First contestant
match-second = Second contestant
match-plays-by = Plays by
match-plays-by-hint = A static evaluation, with alpha-beta, or Monte Carlo tree search.
match-iterations = Iterations a move
match-iterations-bad = “{ $given }” is no number of iterations for a move. Expected a number from 1 to { $limit }.
match-sum = Weights, as a sum
match-games = Games
match-seed = Seed
match-start = Play
match-running = { $done } of { $all } games played …
match-done = All games are played.
match-cancelled = Cancelled after { $done } games.
match-score = Score of the first contestant: { $share } %, with a 95 % interval from { $low } % to { $high } %.
match-counts = It won { $won }, drew { $drawn } and lost { $lost } games.
match-first-stronger = The first contestant is stronger.
match-second-stronger = The second contestant is stronger.
match-undecided = Not decided: the interval includes 50 %.
match-unfinished = { $count ->
    [one] One unfinished game counts as drawn.
   *[other] { $count } unfinished games count as drawn.
 }
match-opening = Opening
match-first-as = First contestant as { $side }
match-won = won
match-drawn = drawn
match-lost = lost
match-depth-bad = The depth of a match is a number from { $least } to { $most }.
match-games-bad = The number of games is even, from 2 to { $most }.
match-openings-bad = { $needed } different openings are needed; only { $found } were found. Choose fewer games.
match-chance = Matches are of games without chance; in this one chance decides.

## Questions about programs, line by line
quiz-program-does = It is { $exercise ->
    [minimax] minimax
    [negamax] negamax with the cuts of alpha-beta
    [tour] a knight’s tour by backtracking
    [queens] the queens puzzle by backtracking
   *[other] alpha-beta
} in { $language }.
quiz-program-names = { $exercise ->
    [minimax] A node has its children and says whether MAX is to move; a leaf has its value for MAX.
    [negamax] A node has its children and says whether MAX is to move; a leaf has its value for MAX. The search cuts as soon as α ≥ β.
    [tour] It puts the number of each step on the board, where a free square has 0, and returns whether every square has been visited. The squares a knight’s move away are moves(square).
    [queens] It places a queen in each row from this one on, and returns whether that is possible. The columns of the queens above are in placed; size is the side of the board.
   *[other] A node has its children and says whether MAX is to move; a leaf has its value for MAX. The search cuts as soon as α ≥ β.
}
quiz-program-why = { $id ->
    [players] MAX and MIN are exchanged: MAX takes the largest value, MIN the smallest.
    [both-max] MIN takes the largest value as well, but MIN chooses the smallest.
    [rule] It cuts at α > β only. Equal is enough: at α ≥ β nothing better can come.
    [turned-test] The test is the wrong way round: it cuts while the window is open, and goes on once it is closed.
    [swapped-ends] The two ends of the window are exchanged: the lower one comes first, then the upper one.
    [alpha-not-passed] α is not passed down: below, the search does not know what MAX already has, so it cuts less.
    [beta-not-passed] β is not passed down: below, the search does not know what MIN already has, so it cuts less.
    [other-bound] It moves the wrong end of the window: the player who maximizes raises α, the one who minimizes lowers β.
    [from-zero] The best value so far begins at 0, so nothing worse than 0 is ever taken. Begin with the worst value there is.
    [last-reply] It keeps the last value, not the best one.
    [first-skipped] It skips the first child.
    [one-ply] It takes the value of the child without searching it; only leaves have a value of their own.
    [movers-view] The value of a leaf is MAX’s. In negamax it needs the other sign where MIN is to move.
    [sign-missing] What comes back is the opponent’s value. Without the minus sign it is taken for one’s own.
    [window-not-turned] The window is passed down as it is. For the opponent its ends change places and signs: −β and −α.
    [one-short] It stops one step too early: the last one is missing.
    [taken] It does not test whether the square is free, so it goes to squares that have been visited.
    [not-advanced] It goes on with the same number in place of the next one.
    [mark-kept] Nothing is taken back: after a dead end, what was tried stays on the board.
    [all-unmarked] It takes back more than its own step.
    [success] It reports success although every try has failed.
    [row-for-column] It looks for the row among the columns.
    [one-diagonal] It tests the diagonals to one side only: those to the other side have the difference with the other sign.
    [no-diagonals] The diagonals are not tested.
   *[other] It is content when one of the two tests is passed, but both must be.
}
quiz-misconception-both-max = lets MIN take the largest value, too
quiz-misconception-turned-test = turns the test of a cut round
quiz-misconception-alpha-not-passed = does not pass α down
quiz-misconception-beta-not-passed = does not pass β down
quiz-misconception-other-bound = moves the wrong end of the window
quiz-misconception-from-zero = begins with the value 0
quiz-misconception-last-reply = keeps the last value, not the best one
quiz-misconception-first-skipped = skips the first child
quiz-misconception-one-ply = takes a child’s value without searching it
quiz-misconception-sign-missing = forgets the minus sign of negamax
quiz-misconception-window-not-turned = passes the window of negamax down as it is
quiz-misconception-one-short = stops one step too early
quiz-misconception-taken = goes to squares that have been visited
quiz-misconception-not-advanced = goes on with the same number
quiz-misconception-mark-kept = takes nothing back after a dead end
quiz-misconception-all-unmarked = takes back more than its own step
quiz-misconception-success = reports success after a failure
quiz-misconception-row-for-column = rows taken for columns
quiz-misconception-one-diagonal = tests diagonals to one side only
quiz-misconception-no-diagonals = does not test diagonals
quiz-misconception-either = “and” taken for “or”
quiz-lines-lead = Put the lines of the program in order.
quiz-lines-after = Line { $line } comes directly after line { $above }.
quiz-lines-first = Line { $line } is the first.
quiz-lines-so-far = { $count ->
    [one] From the beginning, one line is right.
   *[other] From the beginning, { $count } lines are right.
}
quiz-lines-indent = The next one is indented by { $count } spaces.
quiz-lines-next = Line { $line } comes next.
quiz-line-lead = One line of the program is wrong. Which one?
quiz-line-right = Line { $number } should be: { $right }
quiz-line-fine = Line { $number } is right.
quiz-line-look = { $exercise ->
    [tour] Follow the program on a small board: what is tested, when it ends, and what is taken back after a dead end.
    [queens] Follow the program on a small board: what is tested, when it ends, and what is taken back after a dead end.
   *[other] Follow the program on a small tree: what is chosen at each node, and what is passed down and back.
}
quiz-line-half = { $part ->
    [first] The wrong line is among the first { $count }.
   *[other] The wrong line comes after line { $count }.
}
quiz-fill-lead = Line { $number } of the program is missing. What stands there?
quiz-fill-look = Look at the lines before and after the gap: which values do they have, and which do they need?
quiz-fill-begins = The line begins with “{ $begin }”.
quiz-fill-unknown = This line is not one of those known here, right or wrong. Compare it with the right one: does it do the same?
quiz-write-lines = The numbers of all lines in their order, separated by spaces.
quiz-write-line = The number of the wrong line.
quiz-write-code = The missing line. Many other ways to write it are right too, such as max(b, a) for max(a, b), b == a for a == b, or with brackets that change nothing. Spaces beside signs do not matter.
quiz-unread-line-twice = Line { $number } was given before.
learn-program = The program
learn-press-lines = Press a line, and then the line whose place it takes.
learn-line-put = Line { $line } is at place { $place } now.
learn-press-taken = Line { $line } is taken up. Press the line whose place it takes, or the line itself to put it back.
learn-press-line = Press the line that is wrong.
learn-press-choice = Press the line that belongs in the gap, or type it.
learn-line-place = place { $place }: line { $line }
learn-line-indented = indented by { $count } spaces
practice-level-program = { $level ->
    [1] Minimax.
    [2] Minimax and the queens.
    [3] The queens and the knight’s tour.
    [4] The knight’s tour and alpha-beta.
    [5] Alpha-beta and negamax.
   *[other] All programs.
}
author-of-programs = About a program
author-program = Program
author-exercise = What it does
author-exercise-is = { $exercise ->
    [minimax] Minimax
    [negamax] Negamax
    [tour] Knight’s tour
    [queens] Queens
   *[other] Alpha-beta
}
author-language = Language
author-variant = Variant
author-variant-hint = Another order of the lines, another wrong line, or another gap: a number from 1.

## English draughts (checkers)
game-checkers = Checkers
position-hint-checkers = The position to search from: who is to move, B for Black (MAX) or W for White; then the numbers of White's and of Black's squares, with K before a king. For example: B:W18,24,27,28,K10:B12,16
position-hint-chess = The position to search from, in Forsyth–Edwards Notation (FEN). White is MAX.
evaluation-pieces = pieces, Black − White
feature-men = Men
feature-kings = Kings
feature-advancement = Rows that men have advanced
feature-backrow = Men on the back row
checkers-side = The position begins with “{ $given }”. Expected the player to move, B or W, as in B:W21-32:B1-12.
checkers-part = Character { $count }: “{ $given }” is not a part of a position. Expected W or B with squares, or H with a number of plies.
checkers-repeated = Character { $count }: there are two parts that begin with { $letter }.
checkers-square = Character { $count }: “{ $given }” is not a dark square. Expected a number from 1 to 32, with K before it for a king.
checkers-range = Character { $count }: the range “{ $given }” ends before it begins.
checkers-occupied = Character { $count }: there is already a piece on square { $square }.
checkers-uncrowned = Character { $count }: on square { $square } a man of { $player } would be a king. Write K{ $square }.
checkers-too-many = { $player } has { $given } pieces; at most twelve are possible.
checkers-clock = Character { $count }: “{ $given }” is not a number of plies from 0 to 80.
play-blocked = The player to move has pieces, but none of them can move. { $result }
play-forty-moves = Forty moves without a capture or a man's move. { $result }
square-draughtsman = { $side ->
    [MAX] black
   *[other] white
  } { $kind ->
    [K] king
   *[other] man
  }
square-light = light square
square-ways = Which way?
gallery-checkers-one-ply = Checkers: a greedy capture
gallery-checkers-one-ply-about = Counting pieces after one ply, Black captures two men. White answers with a double jump and takes two back.
gallery-checkers = Checkers: looking at the replies
gallery-checkers-about = The same position, three plies ahead: Black captures only one man, and stays one ahead.

## EinStein würfelt nicht!
game-einstein = EinStein würfelt nicht!
position-hint-einstein = The position to search from, row by row from the top: X (MAX) has the stones 1, 2 and 3, O has a, b and c, a point is empty. After a space, who is to move, and the number on the die once it is rolled. For example: 12./3.c/.ba X2
evaluation-nearest = the nearest stone
feature-nearest = Moves that the nearest stone is ahead
feature-stones = Stones
gallery-einstein = EinStein würfelt nicht!: capture your own stone
gallery-einstein-about = X has rolled a 1. Best is to capture its own stone 3: then both stones of X are one move from the corner, and every number on the die lets one of them move. O, who rolls first, wins only with a 2.
gallery-einstein-star1 = EinStein würfelt nicht!: a roll that need not be looked at
gallery-einstein-star1-about = The same position with Star1. O already has a reply that leads to 100/3. After this one X wins with a 1 and with a 2: even if it lost with a 3, the average would be 100/3 again.

## Dice Nim
game-dice-nim = Dice Nim
position-hint-dice-nim = The position to search from: how many stones there are, who is to move, X (MAX) or O, and the die once it is chosen, d2 or d4. For example: 5 X d2
evaluation-next-roll = winning with the next roll
feature-quarters = Quarters of the rolls that win at once
feature-turn = Whose turn it is
gallery-dice-nim = Dice Nim: the smaller die is better
gallery-dice-nim-about = Five stones; who takes the last one wins. The die of two faces leaves four or three. That of four faces may leave two or one as well, and O would most likely take them at once. With the better die, X wins 65 of 128 games.

## 2048
game-2048 = 2048
position-hint-2048 = The position to search from, row by row from the top: the numbers of the tiles with spaces between them, a point is empty. After a colon, how many moves are still to come, with “new” before it if a new tile comes first. For example: 2 ./4 2:new 3
evaluation-score = the score
evaluation-free-squares = empty squares
evaluation-largest-tile = the largest tile
feature-score = Score
feature-free = Empty squares
feature-largest = The largest tile
feature-pairs = Pairs of equal tiles side by side
gallery-2048 = 2048: the same 4, in two places
gallery-2048-about = The two 2s can be merged to the left or to the right, for the same score. To the right, the new 4 comes to lie below the other 4, and the next move merges them, whatever tile comes. To the left, a 2 would end the game.
gallery-2048-star1 = 2048: a tile that need not be looked at
gallery-2048-star1-about = Merging the 4s, to the left or to the right, leads to 48.4 on average. Downwards nothing merges, and a 2, nine times of ten, ends the game at 24. Even with the most that a 4 could bring, the average would be 28.

## Programs that are to be written, and their codes
quiz-assigned = { $exercise ->
    [minimax] Write minimax
    [negamax] Write negamax with the cuts of alpha-beta
    [tour] Write a search that finds out whether a knight’s tour can be completed,
    [queens] Write a search that counts the ways to place queens, one in each row, none attacking another,
   *[other] Write alpha-beta
} { $language ->
    [python] in Python
    [javascript] in JavaScript
   *[other] in Python or JavaScript
}.
quiz-assigned-root = { $player ->
    [min] MIN
   *[other] MAX
} is to move at the root.
quiz-assigned-boards = { $exercise ->
    [tour] The knight has made some moves already. Moves are tried in the order in which the board gives them.
   *[other] On some boards queens stand in the first rows already. Columns are tried from left to right.
}
quiz-assigned-begin = Fill in the gaps of the program that the editor begins with, one by one. The check shows the smallest example on which the program fails.
quiz-write-program = The code that the editor shows once the check has found the program right: twelve letters and digits. Capitals and hyphens do not matter.
quiz-code = code
quiz-code-of-another = This code is of another exercise, of other options or of another language. Open the editor from this question, and have the program checked there.
quiz-code-missing = Write the program in the editor and have it checked: for a right one it shows a code.
quiz-unread-code = “{ $code }” has a typing error: a character is wrong, or two have changed places. Compare it with the code in the editor, or copy it there.
quiz-unaskable-bank = A program is written and checked on a page of Plyscope, so a question bank cannot ask for one.
learn-write-open = Write it in the editor
learn-write-tab = (opens a new tab)
learn-write-hint = When the check has found your program right, its code is filled in here. You can also type or paste it.
learn-write-filled = The code was filled in from the editor.
sheet-write-program = Write the program on the page “{ $page }” of Plyscope and have it checked there. Write its code here.
practice-level-assignment = { $level ->
    [1] Minimax.
    [2] Minimax and the queens.
    [3] The queens and the knight’s tour.
    [4] The knight’s tour and alpha-beta.
    [5] Alpha-beta and negamax.
   *[other] All programs.
}
author-any-language = Either
writing-what-queens = the queens
writing-what-tour = a knight’s tour
writing-exercise = Exercise
writing-exercise-leave = Leave the exercise
writing-boards-empty = “Check” runs the program on { $count } boards and compares it with the search. A counterexample is shown here.
writing-check-boards-hint = Run it on many small boards and compare it with the search to write (Ctrl+Shift+Enter)
gallery-program-queens = Queens with gaps
gallery-program-queens-about = Fill in the three gaps
gallery-program-tour = Knight’s tour with gaps
gallery-program-tour-about = Fill in the three gaps
writing-checking-boards = { $count } of { $limit } boards checked …
writing-show-board = The right search on this board
writing-found-code = The code of your program
writing-found-code-hint = It is the answer to the question. A lesson that is open in this browser has it already.
writing-found-code-copy = Copy the code
writing-found-code-copied = The code was copied.
writing-found-code-not-copied = The code could not be copied. Select it and copy it yourself.

## Monte Carlo tree search
mcts-title = Monte Carlo tree search
mcts-tagline = A tree that grows where it looks promising: step through every iteration, forwards and backwards
mcts-skip = Skip to the tree
mcts-setup = What is searched, and how
mcts-iterations = Iterations
mcts-iterations-hint = Each iteration plays one game at random, and adds a node unless the game ends within the tree. At most { $limit }.
mcts-exploration = Exploration c
mcts-exploration-hint = How much rarely visited moves attract: the constant before the square root. 0 always takes the best mean.
mcts-selection = Selection
mcts-selection-hint = By which sum a move is selected. UCT: mean and exploration, untried moves first. PUCT: the exploration of a move grows with its prior, which follows from the static evaluation. RAVE: a move also counts by how it did when played later.
mcts-selection-uct = UCT
mcts-selection-puct = PUCT
mcts-selection-rave = RAVE
mcts-equivalence = Equivalence k
mcts-equivalence-hint = After how many visits of a position the means of its moves, and what is known of the moves when played later, weigh the same. 0 is UCT.
mcts-rave-tree = RAVE learns about a move wherever it is played, and the moves of a given tree mean nothing outside their node. It searches games.
mcts-seed = Seed
mcts-seed-hint = What all random moves follow from: the same seed gives the same search.
mcts-exploration-bad = “{ $given }” is no constant. Expected a number from 0 to { $limit }, such as 1.4.
mcts-no-reward = The tree has the number { $value } beside won or lost games. Rewards need either numbers, or wins, draws and losses.
mcts-searching = Searching: { $count } of { $total } iterations
mcts-result-won = { $name } wins
mcts-result-drawn = a draw
mcts-start = The tree is its root. Each iteration goes down from it, adds one node unless the game is over there, plays the rest of the game at random, and adds the result to every node on its path.
mcts-start-over = The game is over: there is nothing to search.
mcts-select-over = Select: the game is over at the root.
mcts-select-untried = Select: { $side } has never tried { $name } at the root, and untried moves come first.
mcts-select-only = Select: { $side } has one move at the root, { $name }.
mcts-select-largest = Select: at the root { $side } takes { $name }, which has the largest sum: mean { $mean } + exploration { $term } ≈ { $sum }.
mcts-select-puct = Select: at the root { $side } takes { $name }, which has the largest sum: mean { $mean } + exploration { $term } ≈ { $sum }. Its prior is { $prior }.
mcts-select-puct-untried = Select: at the root { $side } takes { $name }, which was never tried, and has the largest sum: { $mean } in place of a mean + exploration { $term } ≈ { $sum }. Its prior is { $prior }.
mcts-select-rave = Select: at the root { $side } takes { $name }, which has the largest sum: { $value } + exploration { $term } ≈ { $sum }.
mcts-select-mixed = That mixes, with weight { $weight }, the mean { $first } of the { $count ->
    [one] iteration
   *[other] { $count } iterations
} in which { $side } played it then or later, since it was added to the tree, into its mean { $mean }.
mcts-select-drawn = Select: chance draws { $name } at the root.
mcts-select-then = Then { $moves }.
mcts-select-stop = There { $name } was never tried.
mcts-select-chance = There chance draws { $name } for the first time.
mcts-select-first-chance = It was never drawn before.
mcts-select-end = There the game is over.
mcts-expand = Expand: { $name } is added to the tree, which has { $nodes } nodes now.
mcts-expand-none = Expand: the game is over there, so nothing is added.
mcts-simulate = Simulate: { $count ->
    [one] one random move follows, { $moves }.
   *[other] { $count } random moves follow: { $moves }.
}
mcts-simulate-many = Simulate: { $count } random moves follow: { $moves }, and so on.
mcts-simulate-none = Simulate: the game is over there.
mcts-simulate-result = Result: { $result }. Reward for { $side }: { $reward }.
mcts-back-up = Back up: { $nodes ->
    [one] the reward { $reward } is added to the root.
   *[other] the reward { $reward } is added to the { $nodes } nodes on the path.
}
mcts-back-up-root = The root has { $visited ->
    [one] one visit now
   *[other] { $visited } visits now
}, with mean { $mean } for { $side }.
mcts-finish = After the last iteration { $name } has the most visits: that would be played.
mcts-finish-right = After the last iteration { $name } has the most visits: that would be played, and no move is worth more.
mcts-finish-wrong = After the last iteration { $name } has the most visits: that would be played, although another move is worth more.
mcts-finish-tied = Another move has as many: the mean decides, then the order.
mcts-looked-at-root = Moves at the root
mcts-looked-at = Moves after { $moves }
mcts-looked-at-over = The game is over there: { $result }.
mcts-looked-at-none = No move has been tried there yet.
mcts-chance = Chance decides there, so nothing is compared.
mcts-move = Move
mcts-visits = Visits
mcts-mean = Mean for { $side }
mcts-prior = Prior
mcts-amaf = AMAF
mcts-amaf-of = { $mean } ({ $count })
mcts-sums-rave = Sums for { $side } at the root, mean mixed with AMAF + exploration:
mcts-term = Exploration
mcts-sum = Sum
mcts-sum-of = { $mean } + { $term } ≈ { $sum }
mcts-sums = Sums for { $side } at the root, mean + exploration:
mcts-exact = Exact value
mcts-largest = the largest sum
mcts-choice = most visits: would be played
mcts-best = no move is worth more
mcts-formula = Sum = mean + c · √(ln N ∕ n), with c = { $value }, N = { $visited } visits here and n visits of the move.
mcts-formula-puct = Sum = mean + c · P · √N ∕ (1 + n), with c = { $value }, the prior P, N = { $visited } visits here (at least 1) and n visits of the move. A move that was never tried has ½ in place of a mean.
mcts-priors = Priors follow from the static evaluation after each move: the worst move for the player has the weight 1, the best one 10, the others weights in proportion. The prior is the share of all weights.
mcts-formula-rave = Sum = (1 − β) · mean + β · AMAF + c · √(ln N ∕ n), with c = { $value }, N = { $visited } visits here and n visits of the move.
mcts-weight = β = √(k ∕ (3N + k)) = { $weight }, with k = { $value }.
mcts-amaf-note = AMAF, “all moves as first”: the mean reward of the iterations through here, since the move was added to the tree, in which { $side } played it then or later; their number in brackets.
mcts-scale = Rewards: { $least } counts 0, { $greatest } counts 1.
mcts-scale-game = Rewards: a win of { $side } counts 1, a draw ½, a loss 0.
mcts-exact-unknown = The exact values are not known: the game is too large to solve here.
mcts-plot = Share of the visits
mcts-plot-line = { $name }: { $value } of the visits now
plot-share = { $number }%
mcts-playout = The game of this iteration
mcts-playout-none = No game has been played yet.
mcts-playout-selected = In the tree: { $moves }
mcts-playout-random = At random: { $moves }
mcts-playout-place = after { $count } of { $total } random moves
mcts-playout-none-random = no random moves
mcts-iteration-of = Iteration { $count } of { $total }
mcts-iteration = Iteration
mcts-phase-select = Select
mcts-phase-expand = Expand
mcts-phase-simulate = Simulate
mcts-phase-back-up = Back up
mcts-next-iteration = End of the next iteration
mcts-previous-iteration = End of the previous iteration
mcts-node = { $name }: { $visited ->
    [one] one visit
   *[other] { $visited } visits
}, mean { $mean } for { $side }
mcts-node-new = { $name }: added in this iteration
mcts-legend-sign = ▲ MAX moves, ▽ MIN moves, ○ chance, ■ game over
mcts-legend-numbers = Above the mean reward for { $side }, below the visits
mcts-legend-path = The path of this iteration
mcts-legend-new = Added in this iteration
mcts-legend-looked-at = Its moves are in the table
mcts-legend-thick = The thicker a line, the larger its share of the visits
mcts-legend-more = ⋯ More moves were tried than are drawn
mcts-legend-more-children = ⋯ More children were tried than are drawn
mcts-help = Monte Carlo tree search needs no static evaluation. It plays games at random and keeps, for every node of a growing tree, how many games went through it and how they ended. Each iteration selects a path by the sum of what was good so far and what was rarely tried, expands the tree by one node, simulates the rest of the game, and backs the result up. Press a node to see the numbers of its moves. That is UCT; “Selection” offers two other rules: PUCT takes a static evaluation after all, and explores moves the more the better it finds them; RAVE also learns about a move from games in which it was played later.
mcts-help-keys = Letter keys work while the tree or the step buttons have the focus; arrow keys work everywhere except in fields.
gallery-mcts-first = The first thousand games
gallery-mcts-first-about = Tic-tac-toe from the empty board. Every move is tried once; then the centre draws ahead.
gallery-mcts-win = A win in one
gallery-mcts-win-about = X can win at once. Watch how soon nearly all visits go there.
gallery-mcts-trap = A trap
gallery-mcts-trap-about = One reply of MIN on the left is dangerous, and hides behind good leaves. After 200 iterations the search would still walk into it; after 400 no longer.
gallery-mcts-greedy = Without exploration
gallery-mcts-greedy-about = After X took a corner, only the centre draws. With c = 0 it loses its first random game, and is never tried again.
gallery-mcts-prior = A prior that helps
gallery-mcts-prior-about = PUCT tries the best move first, since the static evaluation finds it promising: it would be played from the first iteration on. UCT settles on it after 54 to 66.
gallery-mcts-misleading-prior = A prior that misleads
gallery-mcts-misleading-prior-about = The static evaluation finds the only wrong move the best. After 100 iterations PUCT would still play it; UCT no longer.
gallery-mcts-rave = RAVE helps
gallery-mcts-rave-about = After X took a corner, only the centre draws. RAVE settles on it after 64 iterations, UCT after 445 (medians of 20 seeds): the centre is good later, too.
gallery-mcts-misleading-rave = RAVE misleads
gallery-mcts-misleading-rave-about = Only an edge draws, and now. When they are played later, corners do better, so that RAVE prefers them: after 200 iterations it is wrong, and UCT right.
gallery-mcts-chance = With chance
gallery-mcts-chance-about = Where chance decides, moves are drawn and not compared. The means come near the exact values.
gallery-mcts-four = Connect Four
gallery-mcts-four-about = Too large to solve here, and still the column in the middle is found.

## Best-first searches: SSS* and proof-number search
best-first-title = Best-first search
best-first-tagline = SSS* and proof-number search: step through what they expand next, and why, forwards and backwards
best-first-search = Search
best-first-sss = SSS*
best-first-proof-number = Proof numbers
best-first-depth = Depth
best-first-depth-hint = How many plies to look ahead, 0 to { $limit }; empty for up to the end of the game.
best-first-searching = Searching: { $count ->
    [one] one step
   *[other] { $count } steps
} done
best-first-chance = Chance decides in what is searched, which this search does not take into account. Monte Carlo tree search does.
best-first-legend-sign = ▲ MAX moves, ▽ MIN moves, ■ leaf
best-first-root = the root
best-first-alpha-beta = Alpha-beta, from left to right, visits { $count }.
best-first-next = Next leaf, or end of the next iteration
best-first-previous = Previous leaf, or end of the last iteration
best-first-position = The position at { $name }
best-first-help = A best-first search keeps all that it has seen and always goes on where it looks best, wherever that is in the tree. SSS* keeps a list of states and takes the one with the largest merit: an upper bound of what MAX can still get. Proof-number search answers a question with yes or no and goes on where the fewest leaves are still missing for a proof. Press a node to look at it.
sss-start = The list OPEN has one state: { $name }, live, with merit ∞, since nothing is known yet. Each step takes the first state of the list: the one with the largest merit, of equal ones the leftmost.
sss-take-live = Take { $name }, live, h = { $merit }.
sss-take-solved = Take { $name }, solved, h = { $merit }.
sss-leaf = It is a leaf, worth { $value }: it goes back, solved, with the smaller of { $merit } and its value: { $result }.
sss-horizon = The search looks no further there: it goes back, solved, with the smaller of { $merit } and its static evaluation: { $result }.
sss-all-moves = { $side } can choose there: { $count ->
    [one] the only move goes into the list
    [2] both moves go into the list
   *[other] all { $count } moves go into the list
}, live, with the same merit.
sss-first-move = { $side } moves there, and one reply is enough to lower the merit: the first, { $name }, goes into the list, live, with the same merit. Others follow only when it is solved.
sss-only-move = { $side } has one move there: { $name } goes into the list, live, with the same merit.
sss-next-move = { $side } has another move in its place, which may be worth less: { $name } goes into the list, live, with the same merit.
sss-last-move = { $side } has no other move in its place: { $name } is solved, too.
sss-best-move = Nothing in the list has a larger merit, so { $side } can get no more there: { $name } is solved, too.
sss-purged = { $count ->
    [0] Nothing else was in the list below it.
    [one] One state below it is purged.
   *[other] { $count } states below it are purged.
}
sss-found = The root is solved: its value is { $value }.
sss-found-estimate = The root is solved: its value is { $value }, an estimate, since the search looked no further than its depth.
sss-unfinished = The search ended after { $count } steps, before the root was solved.
sss-leaves = { $count ->
    [one] One leaf was evaluated.
   *[other] { $count } leaves were evaluated.
}
sss-status-live = live
sss-status-solved = solved
sss-status-expanded = expanded
sss-status-purged = purged
sss-node = { $name }: { $status }, merit { $merit }
sss-open = OPEN: { $count ->
    [one] one state
   *[other] { $count } states
}
sss-open-node = Node
sss-open-status = Status
sss-open-merit = Merit h
sss-open-new = new
sss-open-next = is taken next
sss-open-more = … and { $count } more
sss-open-none = The list is empty: the search is finished.
sss-legend-numbers = Above the merit h, below the status; where there is no room for the word: • live, ✓ solved, ↓ expanded, ✗ purged
sss-legend-live = In the list, live
sss-legend-solved = In the list, solved
sss-legend-now = Taken by this step
sss-legend-purged = Purged
sss-legend-looked-at = Its board is shown
proof-question-win = Does { $side } win?
proof-question-draw = Does { $side } at least draw?
proof-question = Is the value at least { $value }?
proof-bad-value = “{ $given }” is no value that could be proved. Expected win, draw or a number, such as 5.
proof-start = Every node has two numbers: how many leaves below must turn out well, at least, to prove it, and how many must turn out badly, at least, to disprove it. Of the root, a leaf so far, each is 1.
proof-select-root = Select: { $name } is a leaf, and so the most-proving node.
proof-select-or = Select: at the root one proved move is enough for { $side }, so the search goes to { $name }, whose proof number { $value } is the smallest.
proof-select-and = Select: at the root one disproved move is enough for { $side }, so the search goes to { $name }, whose disproof number { $value } is the smallest.
proof-select-then = Then { $moves }, to the most-proving node.
proof-most-proving = It is the most-proving node.
proof-expand = Expand: { $name } gets its { $count ->
    [one] only child.
   *[other] { $count } children.
}
proof-settled = Settled at once: { $proved } proved, { $disproved } disproved.
proof-settled-values = { $count ->
    [one] Value
   *[other] Values
}: { $values }.
proof-unknown = What is not settled has the numbers 1 and 1.
proof-update-or = Update: at { $name } one child is enough for a proof and all are needed for a disproof: the smallest proof number is { $proof }, the sum of the disproof numbers { $disproof }.
proof-update-and = Update: at { $name } all children are needed for a proof and one is enough for a disproof: the sum of the proof numbers is { $proof }, the smallest disproof number { $disproof }.
proof-root = The nodes above follow: the root has { $proof } and { $disproof } now.
proof-root-stays = The root keeps { $proof } and { $disproof }.
proof-proved = { $question } Yes: the root is proved.
proof-disproved = { $question } No: the root is disproved.
proof-unfinished = The search ended after { $count } iterations without an answer.
proof-nodes = The tree has { $count ->
    [one] one node.
   *[other] { $count } nodes.
}
proof-status-proved = yes
proof-status-disproved = no
proof-node = { $name }: proof number { $proof }, disproof number { $disproof }
proof-node-proved = { $name }: proved
proof-node-disproved = { $name }: disproved
proof-at-least = Prove at least
proof-at-least-hint = What MAX should get: win, draw or a number. The search answers whether the root is worth at least that.
proof-iterations = Iterations at most
proof-iterations-hint = After how many iterations the search ends without an answer. At most { $limit }.
proof-children = Children of { $name }
proof-children-none = Not expanded yet.
proof-number = Proof number
proof-disproof-number = Disproof number
proof-preferred = the search goes on here
proof-rule-or = { $side } moves there, an OR node: proof number = the smallest = { $proof }, disproof number = the sum = { $disproof }.
proof-rule-and = { $side } moves there, an AND node: proof number = the sum = { $proof }, disproof number = the smallest = { $disproof }.
proof-phase-update = Update
proof-legend-numbers = Above the proof number, below the disproof number
proof-legend-proved = ✓ yes: proved
proof-legend-disproved = ✗ no: disproved
proof-legend-new = Added in this iteration
gallery-sss-first = SSS*
gallery-sss-first-about = Eight leaves, of which SSS* evaluates six and alpha-beta all: what it knows of the right half saves it two leaves of the left one.
gallery-sss-game = SSS* on a board
gallery-sss-game-about = Connect Four, three plies deep: the list grows with every reply that MAX could choose.
gallery-proof-win = Does X win?
gallery-proof-win-about = Tic-tac-toe after two moves. The proof goes first where O has the fewest replies.
gallery-proof-draw = At least a draw
gallery-proof-draw-about = Tic-tac-toe from the empty board: X cannot be beaten. The last step has the answer.
gallery-proof-tree = A question about numbers
gallery-proof-tree-about = Is the tree worth at least 6? The answer needs only some of its leaves.
