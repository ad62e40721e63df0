//! The captions of steps, word by word.

use plyscope_games::GameProblem;
use plyscope_i18n::Lang;
use plyscope_search::algo::Algorithm;
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::{Event, NodeId, Player, Step, Turn, Value, Verdict};
use plyscope_session::caption::caption;
use plyscope_session::code::{current_line, listing};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::reading::reading;
use plyscope_session::Session;
use plyscope_setup::link::Link;
use plyscope_setup::problems::search::of_game;
use plyscope_view::scene::number_line::number_line;
use plyscope_view::scene::stack::{stack, Frame};

/// The session that an address describes.
fn session(link: &str) -> Session {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    match link.game {
        Some(spec) => search_game(&spec, link.setup, Recorder::new()).expect("legal").0,
        None => {
            let tree = link.tree().expect("a tree").expect("a tree");
            search_tree(tree, link.setup, Recorder::new()).expect("no limit")
        }
    }
}

#[test]
fn captions_explain_each_step() {
    let quiz = "tree=((8+5)+(20+3))+((2+4)+(15+6))";
    let strict = "tree=((8+5)+(20+3))+((2+4)+(15+6))&cut=gt";
    let pair = "tree=min:+(8+5)+(9+4)&algorithm=find-max-min";
    let equal = "tree=8+8";
    let replaced = "tree=8+8&algorithm=find-max-min";
    let single = "tree=(6+7)+(((5+9)+8)+4)";
    let missed = "tree=5+(((4+1)+(3+2))+9)";
    let hard = "tree=(4+8+(3+1))+(5+5)+(6+2)&window=5..6&fail=hard";
    let clipped = "tree=((4+2)+(5+1))+((8+7)+(9+6))&window=3..5&fail=hard";
    let at_worst = "tree=((4+2)+(5+1))+((2+1)+(0+6))&window=5..7&fail=start";
    let horizon = "tree=(4+8)+((1+7)+9)&depth=2";
    let mate = "game=chess&depth=3&position=kbK5/pp6/1P6/8/8/8/8/R7+w+-+-+0+1";
    let variation = "tree=(3+5)+(2+9)&algorithm=principal-variation";
    let again = "tree=(3+5)+((4+9)+(8+2))&algorithm=principal-variation";
    let deepening = "tree=(4+8)+(17+5)&algorithm=iterative-deepening";
    let table = "game=tic-tac-toe&position=XOX/XO./..O&table=all&algorithm=minimax";
    let passes = "game=connect-four&algorithm=iterative-deepening&depth=2&table=all";
    let mirrored = "game=tic-tac-toe&table=all&symmetry=yes&position=XOX/.O./...";
    let to_the_end = "game=othello&size=4x4&depth=end&position=XXXX/XXOX/XOXX/.XXX";
    let around = "tree=(4+8)+(17+5)&algorithm=aspiration&guess=8";
    let open = "tree=(4+8)+(17+5)&algorithm=aspiration&guess=win";
    let at_guess = "tree=(4+8)+(17+5)&algorithm=mtd-f&guess=3";
    let below_guess = "tree=(4+8)+(1+5)&algorithm=mtd-f&guess=6";
    let one_ply = "game=tic-tac-toe&position=.../XO./.XO&algorithm=one-ply";
    let chance = "tree=chance:(1/6*3+5/6*(2+8))+4&algorithm=expectiminimax";
    let root = "tree=chance:(1+2)&algorithm=expectiminimax";
    let star1 = "tree=8+chance:(((3+9)+(9+9))+10)&algorithm=star1&depth=3";
    let probes = "tree=8+chance:(max:((3+9)+(10+10))+max:((10+0)+9))&algorithm=star2";
    let [probe_hard, probe_start] = ["hard", "start"].map(|fail| format!("{probes}&fail={fail}"));
    #[rustfmt::skip]
    let steps = [
        (chance, 1, "The search starts at L1-1, where MAX is to move."),
        (chance, 2, "Down to L2-1, where chance decides."),
        (chance, 5, "Chance leads to L3-1 with probability 1/6: 1/6 × 3 = 0.5. The sum at L2-1 is now 0.5."),
        (chance, 6, "Down to L3-2, where MIN is to move."),
        (chance, 14, "Chance leads to L3-2 with probability 5/6: 5/6 × 2 = 5/3. The sum at L2-1 is now 13/6."),
        (chance, 15, "L2-1 is done: its value is exactly 13/6 ≈ 2.167."),
        (chance, 16, "MAX at L1-1 now has 13/6 from L2-1, the best so far."),
        (chance, 20, "Finished. Value of the tree: 4. 7 of 7 nodes visited, 0 pruned."),
        (root, 1, "The search starts at L1-1, where chance decides."),
        (star1, 11, "L3-1 is cut, since α = 6 ≥ β = 3: the value here is at most 3. That is an estimate. If L3-1 is worth 6 or less, the average at L2-2 is at most 8 in any case. Never visited: L4-2, with all below."),
        (probe_hard.as_str(), 14, "Leaving L3-1: its value is at least 0, since MAX may have better among the moves not looked at."),
        (probe_start.as_str(), 14, "Leaving L3-1: its value is at least 0, since MAX may have better among the moves not looked at."),
        (quiz, 1, "The search starts at L1-1, where MAX is to move. Nothing is known yet: the window is [−∞, ∞]."),
        (quiz, 9, "5 is not more than 8: MAX at L3-1 keeps 8."),
        (quiz, 16, "L3-2 is cut, since α = 20 ≥ β = 8: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4."),
        (quiz, 18, "20 is not less than 8: MIN at L2-1 keeps 8."),
        (strict, 16, "L3-2 is cut, since α = 20 > β = 8: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4."),
        (pair, 8, "5 is not more than 8: MAX at L2-1 keeps 8."),
        (pair, 15, "L2-2 is cut, since β = 8 ≤ α = 9: MIN at L1-1 already has 8, and the value here is at least 9. Never visited: L3-4."),
        (equal, 4, "MAX at L1-1 now has 8 from L2-1, so α rises to 8."),
        (equal, 7, "8 is not more than 8: MAX at L1-1 keeps 8."),
        (replaced, 7, "MAX at L1-1 now has 8 from L2-2; the window stays [8, ∞]."),
        (single, 17, "L4-1 is cut, since α = 6 ≥ β = 5: MAX at L1-1 already has 6, and the value here is at most 5. That bound was set 3 layers further up: a deep cutoff. Never visited: L5-2."),
        (missed, 13, "MAX at L3-1 now has ≤ 4 from L4-1; the window stays [5, ∞]."),
        (missed, 20, "3 is not more than 4: MAX at L3-1 keeps ≤ 4."),
        (missed, 22, "MIN at L2-2 now has 4 from L3-1, so β falls to 4."),
        (hard, 1, "The search starts at L1-1, where MAX is to move, with the window [5, 6]."),
        (hard, 8, "MAX at L1-1 now has ≤ 5 from L2-1; the window stays [5, 6]."),
        (clipped, 17, "Leaving L3-2: 5 lies outside the window [3, 4] with which it was entered, so the search, which fails hard, returns the nearest end of it, as a bound: ≥ 4."),
        (at_worst, 10, "Leaving L3-1: 4 lies outside the window [5, 7] with which it was entered, so the search returns its player’s end of it, as a bound: ≤ 5."),
        (at_worst, 12, "L2-1 is cut, since α = 5 ≥ β = 5: the search was started with α = 5, and the value here is at most 5. Never visited: L3-2, with all below."),
        (horizon, 16, "L2-2 is cut, since α = 4 ≥ β = 1: MAX at L1-1 already has 4, and the value here is at most 1. That is an estimate. Never visited: L3-4."),
        (mate, 702, "1. Ra6 is done: its value is exactly win."),
        (mate, 705, "Finished. Value of the tree: win. 181 positions visited, 17 cuts."),
        (variation, 6, "Down to L3-2 with a null window: is its value below 3, or not?"),
        (variation, 12, "Down to L3-3 with a null window: is its value above 3, or not?"),
        (again, 16, "L3-3 is cut, since α = 4 ≥ β = 3⁺: the null window only asked about 3, the best at L1-1 so far, and 4 answers it. Not searched this time: L4-2."),
        (again, 23, "L3-4 is cut, since α = 8 ≥ β = 3⁺: the null window only asked about 3, the best at L1-1 so far, and 8 answers it. Not searched this time: L4-4."),
        (again, 27, "L2-2 may be better, so it is searched again, now with the window [3, ∞]."),
        (deepening, 1, "This pass looks 1 ply ahead. The search starts at L1-1, where MAX is to move. Nothing is known yet: the window is [−∞, ∞]."),
        (deepening, 3, "The static evaluation of L2-1 says 4."),
        (deepening, 4, "Back from L2-1 with 4, which is only an estimate."),
        (deepening, 30, "Finished. Value of the tree: 5. In this pass 7 of 7 nodes visited, 0 pruned."),
        (deepening, 10, "This pass is finished. Looking 1 ply ahead: 5, an estimate. In this pass 3 of 7 nodes visited, 0 pruned."),
        (table, 2, "The table does not know the given position yet."),
        (table, 7, "Down to c2 a1 b1, where the game is over."),
        (table, 8, "The game is over after c2 a1 b1: draw."),
        (table, 42, "Draw is not more than win: X at the given position keeps win."),
        (table, 43, "The given position goes into the table as win. The table now holds 6 entries."),
        (table, 10, "c2 a1 goes into the table as draw. The table now holds 1 entry."),
        (passes, 2, "The table has no entry for the start position with as many plies left."),
        (mirrored, 70, "Down to c2, where O is to move, with the window [loss, win]."),
        (mirrored, 71, "The table knows c2: ≤ loss, found at a2. That settles it."),
        (to_the_end, 1, "The search starts at the given position, where X is to move. Nothing is known yet: the window is [loss, win]."),
        (around, 1, "The search starts at L1-1, where MAX is to move, with the window [7, 9]. This first window lies around the guess 8."),
        (open, 1, "The search starts at L1-1, where MAX is to move. Nothing is known yet: the window is [−∞, ∞]. No window lies around the guess win, so this first window has no bounds."),
        (at_guess, 1, "The search starts at L1-1, where MAX is to move, with the window [3⁻, 3]. The first guess is 3: the null window asks whether the value of L1-1 is at least that."),
        (at_guess, 12, "This pass is finished. The value of the tree is at least 4. In this pass 4 of 7 nodes visited, 3 pruned."),
        (at_guess, 13, "The search starts at L1-1 again, where MAX is to move, with the window [4, 4⁺]. The null window asks whether the value of L1-1 is above 4."),
        (below_guess, 6, "L2-1 is cut, since α = 6⁻ ≥ β = 4: this pass was started with α = 6⁻, and the value here is at most 4. Not searched this time: L3-2."),
        (below_guess, 8, "MAX at L1-1 now has ≤ 4 from L2-1; the window stays [6⁻, 6]."),
        (one_ply, 13, "X at the given position now has 1 from c3, the best so far."),
        (one_ply, 21, "−1 is not more than 1: X at the given position keeps 1."),
        (one_ply, 22, "Looking 1 ply ahead: 1, an estimate. 6 positions visited, 0 cuts."),
    ];
    for (link, step, sentence) in steps {
        assert_eq!(caption(&session(link), Step(step), Lang::En), sentence, "{link} at {step}");
    }
}

/// What is never visited are the children that a cut leaves out and all that is below them.
#[test]
fn a_cut_names_whole_subtrees() {
    #[rustfmt::skip]
    let table = [
        ("4+(3+5)", "Never visited: L3-2.", "Nooit bezocht: L3-2.", "不再访问：L3-2。"),
        ("4+(3+5+6)", "Never visited: L3-2, L3-3.", "Nooit bezocht: L3-2, L3-3.", "不再访问：L3-2、L3-3。"),
        ("4+(3+(5+6))", "Never visited: L3-2, with all below.", "Nooit bezocht: L3-2, met alles eronder.", "不再访问：L3-2，连同其下所有结点。"),
        ("4+(3+(5+6)+(7+8))", "Never visited: L3-2, L3-3, with all below.", "Nooit bezocht: L3-2, L3-3, met alles eronder.", "不再访问：L3-2、L3-3，连同其下所有结点。"),
        ("4+(3+(5+6)+7)", "Never visited: L3-2 with all below, L3-3.", "Nooit bezocht: L3-2 met alles eronder, L3-3.", "不再访问：L3-2 及其下所有结点、L3-3。"),
    ];
    for (tree, en, nl, zh) in table {
        let session = session(&format!("tree={tree}"));
        let cut = session.trace().cuts().next().expect("a cut").step;
        for (lang, sentence) in [(Lang::En, en), (Lang::Nl, nl), (Lang::Zh, zh)] {
            let text = caption(&session, cut, lang);
            assert!(text.ends_with(sentence), "{tree}: {text}");
        }
    }
}

#[test]
fn only_what_is_visited_in_no_pass_is_called_never_visited() {
    let trees = ["((8+5)+(20+3))+((2+4)+(15+6))", "((3+5)+(2+9))+((7+8)+(9+6))", "(1+5)+(3+4)"];
    let mut cuts = [0, 0];
    for (id, _) in Algorithm::ALL {
        for tree in trees {
            let session = session(&format!("tree={tree}&algorithm={id}"));
            for cut in session.trace().cuts() {
                let is_visited = session.skipped(&cut).any(|child| session.is_visited(child));
                let text = caption(&session, cut.step, Lang::En);
                assert_eq!(text.contains("Never visited"), !is_visited, "{id}: {text}");
                cuts[usize::from(is_visited)] += 1;
            }
        }
    }
    assert!(cuts.iter().all(|&count| count > 5), "{cuts:?}");
}

/// At a leaf of a given tree nobody moves: the call stack and the windows name no player there.
#[test]
fn a_leaf_is_nobodys_turn() {
    let session = session("tree=((8+5)+(20+3))+((2+4)+(15+6))");
    let (max, min) = (Some(Turn::Player(Player::Max)), Some(Turn::Player(Player::Min)));
    let mut leaves = 0;
    for step in 1..=session.trace().last_step().0 {
        let calls = stack(&session, Step(step)).into_iter().map(|call| (call.node, call.turn));
        let rows = number_line(&session, Step(step)).expect("windows").rows;
        for (node, turn) in calls.chain(rows.iter().map(|row| (row.node, row.turn))) {
            let layer = session.tree().layer_of(node);
            leaves += usize::from(turn.is_none());
            assert_eq!(turn, [max, min, max, None][layer], "{node:?} at {step}");
        }
    }
    assert!(leaves > 0);
}

/// The captions of negamax use the numbers of its listing and mention that the tree shows others.
#[test]
fn negamax_counts_for_the_player_to_move() {
    let quiz = "tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=negamax";
    let cutoff = "tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=single-cutoff";
    let again = "tree=(4+max:(8+9)+(3+1))+(5+min:(2+5)+5)+(6+2)&algorithm=single-cutoff";
    let lowest = "tree=min:+(3+8)+(9+5)&algorithm=negamax";
    let symmetric = "tree=(1+3)+(-1+4)&algorithm=negamax";
    let nothing = "tree=0+(0+-1+1)&algorithm=negamax";
    let other = "In MIN’s view; the tree shows MAX’s view, with the opposite sign.";
    #[rustfmt::skip]
    let steps = [
        (quiz, 9, "5 is not more than 8: MAX at L3-1 keeps 8.", false),
        (quiz, 11, "MIN at L2-1 now has −8 from L3-1, so α rises to −8.", true),
        (quiz, 18, "−20 is not more than −8: MIN at L2-1 keeps −8.", true),
        (quiz, 21, "Down to L2-2, where MIN is to move, with the window [−∞, −8].", true),
        (quiz, 31, "L2-2 is cut, since α = −4 ≥ β = −8: MAX at L1-1 already has −8, and the value here is at least −4. Never visited: L3-4, with all below.", true),
        (cutoff, 11, "MIN at L2-1 now has −8 from L3-1, so bestSoFar rises to −8.", true),
        (cutoff, 16, "L3-2 is cut, since bestSoFar = 20 ≥ cutoff = 8: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4.", false),
        (again, 32, "L3-5 is cut, since bestSoFar = −2 ≥ cutoff = −3: MAX at L1-1 already has −3, and the value here is at least −2. Never visited: L4-6.", true),
        (symmetric, 15, "L2-2 is cut, since α = 1 ≥ β = −1: MAX at L1-1 already has −1, and the value here is at least 1. Never visited: L3-4.", true),
        (nothing, 7, "The leaf L3-1 has the value 0.", false),
        (nothing, 8, "MIN at L2-2 now has 0 from L3-1, so α rises to 0.", true),
        (nothing, 9, "L2-2 is cut, since α = 0 ≥ β = 0: MAX at L1-1 already has 0, and the value here is at least 0. Never visited: L3-2, L3-3.", true),
        (nothing, 10, "Leaving L2-2: its value is at least 0, since MIN may have better among the moves not looked at.", true),
        (lowest, 18, "Finished. Value of the tree: 8. The search returns −8, in MIN’s view. 6 of 7 nodes visited, 1 pruned.", false),
    ];
    for (link, step, sentence, is_other) in steps {
        let sentence = if is_other { format!("{sentence} {other}") } else { sentence.to_owned() };
        assert_eq!(caption(&session(link), Step(step), Lang::En), sentence, "{link} at {step}");
    }
    let session = session(quiz);
    let stack = stack(&session, Step(31));
    let window = |frame: &Frame| frame.window.map(|window| (window.alpha.value, window.beta.value));
    let number = |count| Value::whole(count).expect("in range");
    assert_eq!(window(&stack[0]), Some((number(-4), number(-8))));
    assert_eq!(stack[0].best, Some(number(-4)));
    assert_eq!(window(&stack[1]), Some((number(8), Value::INFINITY)));
    // The tree is drawn from MAX's point of view.
    let node = stack[0].node;
    assert_eq!(session.known(node, Step(31)), Some(Verdict::AtMost(number(4))));
}

/// The line of the listing at a step that keeps the best is the one that compares.
#[test]
fn the_line_that_compares_is_marked() {
    let tree = "tree=(8+5+9)+(7+4+6)";
    #[rustfmt::skip]
    let table = [
        ("", "if v > best: best ← v, α ← max(α, v)", "if v < best: best ← v, β ← min(β, v)"),
        ("&form=two", "v ← max(v, value(child, α, β))", "v ← min(v, value(child, α, β))"),
        ("&form=pairs", "if v > best: (best, move)", "if v < best: (best, move)"),
        ("&form=merged", "if v is better than best for side:", "if v is better than best for side:"),
        ("&form=choose-move", "if side = COMPUTER and reply > value:", "if side = HUMAN and reply < value:"),
        ("&algorithm=minimax", "if v > best: best ← v", "if v < best: best ← v"),
        ("&algorithm=minimax&form=two", "v ← max(v, minimax_value(child))", "v ← min(v, minimax_value(child))"),
        ("&algorithm=negamax", "if v > best: best ← v, α ← max(α, v)", "if v > best: best ← v, α ← max(α, v)"),
        ("&algorithm=single-cutoff", "if −reply > bestSoFar:", "if −reply > bestSoFar:"),
        ("&algorithm=find-max-min", "if response ≥ bestSoFar:", "if response ≤ bestSoFar:"),
        ("&algorithm=principal-variation", "if v > best: best ← v, α ← max(α, v)", "if v > best: best ← v, α ← max(α, v)"),
        ("&algorithm=iterative-deepening", "if v > best: best ← v, α ← max(α, v)", "if v < best: best ← v, β ← min(β, v)"),
    ];
    for (more, of_max, of_min) in table {
        let session = session(&format!("{tree}{more}"));
        let trace = session.trace();
        for (player, line) in [(Player::Max, of_max), (Player::Min, of_min)] {
            let keeps = |&step: &Step| {
                let is_kept = matches!(trace.event(step), Some(Event::Keep { .. }));
                is_kept && trace.focus(step).map(|node| trace.player(node)) == Some(player)
            };
            let kept = (1..=trace.last_step().0).map(Step).find(keeps);
            let marked =
                current_line(&session, kept.expect("a child is no better")).expect("a line");
            let sentence = &listing(session.setup(), session.tree().turns()).lines[marked];
            assert!(sentence.trim_start().starts_with(line), "{player:?} {more}: {sentence}");
        }
    }
    let greedy = session("tree=8+5&algorithm=one-ply");
    let marked = (1..=greedy.trace().last_step().0).map(Step).find_map(|step| {
        let keeps = matches!(greedy.trace().event(step), Some(Event::Keep { .. }));
        keeps.then(|| current_line(&greedy, step)).flatten()
    });
    let lines = listing(greedy.setup(), greedy.tree().turns()).lines;
    let sentence = lines[marked.expect("it keeps 8")].trim_start();
    assert!(sentence.starts_with("if v is better than best for the player"), "{sentence}");
}

/// With a horizon a result is an estimate, unless the search has seen all there is.
#[test]
fn what_a_horizon_leaves_is_called_an_estimate() {
    let tree = "tree=((8+5)+(20+3))+((2+4)+(15+6))";
    let table = [
        ("", false),
        ("&depth=2", true),
        ("&depth=3", false),
        ("&depth=9", false),
        ("&algorithm=minimax&depth=1", true),
        ("&algorithm=one-ply", true),
        ("&algorithm=iterative-deepening&depth=2", true),
        ("&algorithm=iterative-deepening", false),
        ("&algorithm=find-max-min&depth=1", true),
        ("&algorithm=find-max-min&depth=2", false),
    ];
    for (more, is_estimate) in table {
        let sentence = end(&format!("{tree}{more}"));
        assert_eq!(sentence.contains("an estimate"), is_estimate, "{more}: {sentence}");
        assert_eq!(sentence.contains("Value of the tree: "), !is_estimate, "{more}: {sentence}");
    }
    let plain = session(&format!("{tree}&depth=2"));
    let left = plain.trace().left(NodeId(1)).expect("it is left");
    let sentence = caption(&plain, left, Lang::En);
    assert_eq!(sentence, "L2-1 is done: 3, an estimate.");
}

/// By default a game is searched with the bounds of its values as the window.
#[test]
fn a_game_is_searched_with_its_own_window() {
    let late = "game=tic-tac-toe&position=XOX/.O./...";
    let first = |more: &str| caption(&session(&format!("{late}{more}")), Step(1), Lang::En);
    for (more, window) in [
        ("", "Nothing is known yet: the window is [loss, win]."),
        ("&window=infinite", "Nothing is known yet: the window is [−∞, ∞]."),
        ("&window=draw..win", "where X is to move, with the window [draw, win]."),
    ] {
        assert!(first(more).contains(window), "{}", first(more));
    }
    // The smallest value there is needs no “at most”.
    let lost = end("game=tic-tac-toe&position=O.O/XOX/..X");
    assert!(lost.contains("Value of the tree: loss."), "{lost}");
}

/// A move that will be pruned is named like the other moves of its layer.
#[test]
fn before_the_search_no_node_reveals_whether_it_is_pruned() {
    let session = session("game=connect-four&depth=2");
    let tree = session.tree();
    let lowest = tree.nodes().filter(|&node| tree.layer_of(node) == 2);
    let readings: Vec<_> =
        lowest.map(|node| reading(&session, node, Step::START, Lang::En)).collect();
    assert!(session.pruned_count(session.trace().last_step()) > 0);
    for reading in readings {
        assert!(reading.ends_with("leaf, not visited"), "{reading}");
    }
}

/// The last sentence of a search.
fn end(link: &str) -> String {
    let session = session(link);
    caption(&session, session.trace().last_step(), Lang::En)
}

#[test]
fn a_move_kept_by_a_bound_is_reported() {
    let late = "game=tic-tac-toe&position=XOX/.O./...";
    let table = [("find-max-min", true), ("alpha-beta", false), ("minimax", false)];
    for (algorithm, expected) in table {
        let sentence = end(&format!("{late}&algorithm={algorithm}"));
        let is_mentioned = sentence.contains("need not be the best");
        assert_eq!(is_mentioned, expected, "{algorithm}: {sentence}");
    }
    let clear = end("game=tic-tac-toe&position=XOX/XXO/O.O&algorithm=find-max-min");
    assert!(!clear.contains("need not be the best"), "{clear}");
}

/// The status of a board without rules agrees with the rules.
#[test]
fn that_a_game_is_over_is_known_from_its_search() {
    let late = "game=tic-tac-toe&position=XOX/.O./...";
    for more in
        ["", "&algorithm=minimax", "&depth=2", "&table=all&symmetry=yes", "&algorithm=find-max-min"]
    {
        let session = session(&format!("{late}{more}"));
        let played = session.game().expect("a game");
        let mut over = 0;
        for node in session.tree().nodes() {
            let utility = played.rules().utility(&session.line(node));
            let outcome = session.outcome(node);
            assert!(outcome.is_none() || outcome == utility, "{more}: {outcome:?} at {node:?}");
            let is_visited = session.visit(node, session.trace().last_step()).is_some();
            assert_eq!(outcome.is_some(), utility.is_some() && is_visited, "{more}: {node:?}");
            over += usize::from(outcome.is_some());
        }
        assert!(over > 0, "{more}");
    }
}

/// Only leaving a position shows whether the game is over there.
#[test]
fn an_ended_search_does_not_claim_that_the_game_is_over() {
    let (link, problems) = Link::parse("game=connect-four&algorithm=minimax&depth=3");
    assert_eq!(problems, []);
    let spec = link.game.expect("a game");
    for steps in 1..60 {
        let recorder = Recorder::new().with_limit(steps);
        let (session, stop) = search_game(&spec, link.setup, recorder).expect("legal");
        assert_eq!(stop, Some(RecordStop::TooLong { limit: steps }));
        for step in (1..=session.trace().last_step().0).map(Step) {
            let sentence = caption(&session, step, Lang::En);
            assert!(!sentence.contains("game is over"), "{steps} steps: {step:?}: {sentence}");
        }
    }
}

#[test]
fn a_position_of_the_wrong_size_is_reported_with_the_right_size() {
    let rows = GameProblem::Rows { given: 1, expected: 8 };
    let columns = GameProblem::Columns { row: 1, given: 2, expected: 3 };
    let counts = GameProblem::Counts { max: 3, min: 0 };
    for (problem, sentence) in [
        (rows, "The board has 8 rows; the position has 1."),
        (columns, "The board has 3 columns; row 1 has 2."),
        (counts, "3 X against 0 O cannot be: the players move by turns, and X begins."),
    ] {
        assert_eq!(of_game(&problem, Lang::En), sentence);
    }
}
