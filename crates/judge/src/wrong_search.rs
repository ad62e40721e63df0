//! The misconceptions that are searches themselves: what a program does whose author has one.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::details::Bug;
use plyscope_quiz::misconception::{
    cuts_deeply, faulty_run, with_deep_cutoffs, with_other_direction, with_other_fail,
    with_other_rule, without_deep_cutoffs, Thought, DEEP_CUTOFFS, DIRECTION, FAIL, MOVERS_VIEW,
    NO_DEEP_CUTOFFS, ONE_HIGHER, OWN_BOUND, PLAYERS, RULE, START_WINDOW,
};
use plyscope_search::algo::{Exercise, Frame};
use plyscope_search::{Bound, GameTree};
use plyscope_session::caption::player_name;
use plyscope_session::run::Run;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup, StartWindow};

use crate::bound_not_passed;

/// A misconception as a search of its own.
#[derive(Clone, Copy, Debug)]
pub struct WrongSearch {
    thought: Thought,
    run: fn(&GameTree, &Setup) -> Option<Run>,
}

/// All of them, the likeliest first.
pub const WRONG_SEARCHES: &[WrongSearch] = &[
    WrongSearch { thought: NEVER_CUTS, run: other_kind },
    WrongSearch { thought: DIRECTION, run: |tree, setup| again(tree, with_other_direction(setup)) },
    WrongSearch {
        thought: PLAYERS,
        run: |tree, setup| again(&tree.clone().with_players_exchanged(), Some(*setup)),
    },
    WrongSearch { thought: RULE, run: |tree, setup| again(tree, with_other_rule(setup)) },
    WrongSearch {
        thought: NO_DEEP_CUTOFFS,
        run: |tree, setup| again(tree, without_deep_cutoffs(setup)),
    },
    WrongSearch { thought: NO_BETA, run: |tree, setup| not_passed(tree, setup, Bound::Beta) },
    WrongSearch { thought: NO_ALPHA, run: |tree, setup| not_passed(tree, setup, Bound::Alpha) },
    WrongSearch { thought: OWN_BOUND, run: |tree, setup| faulty(tree, setup, Bug::OwnBound) },
    WrongSearch { thought: ONE_HIGHER, run: |tree, setup| faulty(tree, setup, Bug::OneHigher) },
    WrongSearch { thought: DEEP_CUTOFFS, run: |tree, setup| again(tree, with_deep_cutoffs(setup)) },
    WrongSearch {
        thought: START_WINDOW,
        run: |tree, setup| again(tree, Some(Setup { window: StartWindow::default(), ..*setup })),
    },
    WrongSearch { thought: FAIL, run: |tree, setup| again(tree, with_other_fail(setup)) },
    WrongSearch {
        thought: MOVERS_VIEW,
        run: |tree, setup| {
            let Run { visits, value } = Run::of(tree, setup);
            Some(Run { visits, value: tree.root_player().framed(value) })
        },
    },
];

/// Minimax where cuts are asked for, and cuts where minimax is.
const NEVER_CUTS: Thought = Thought {
    id: "minimax",
    text: |session, lang| {
        let cuts = session.setup().algorithm.has_windows();
        texts::quiz_thought_never_cuts(lang, if cuts { "cuts" } else { "minimax" })
    },
};

/// β is not passed down.
const NO_BETA: Thought = Thought {
    id: "beta-not-passed",
    text: |_, lang| texts::judge_thought_not_passed(lang, "β", player_name(Bound::Alpha.owner())),
};

/// α is not passed down.
const NO_ALPHA: Thought = Thought {
    id: "alpha-not-passed",
    text: |_, lang| texts::judge_thought_not_passed(lang, "α", player_name(Bound::Beta.owner())),
};

impl WrongSearch {
    /// The name of the misconception in files and tests.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.thought.id
    }

    /// What a program does that has the misconception, on a tree, when another search is asked for;
    /// `None` where it cannot be had of that search.
    #[must_use]
    pub fn run(&self, tree: &GameTree, setup: &Setup) -> Option<Run> {
        (self.run)(tree, setup)
    }

    /// The probable misconception and its correction, given the search that is asked for.
    #[must_use]
    pub fn text(&self, session: &Session, lang: Lang) -> String {
        (self.thought.text)(session, lang)
    }
}

fn again(tree: &GameTree, setup: Option<Setup>) -> Option<Run> {
    setup.map(|setup| Run::of(tree, &setup))
}

fn other_kind(tree: &GameTree, setup: &Setup) -> Option<Run> {
    let algorithm = match setup.algorithm {
        Algorithm::Minimax => Algorithm::AlphaBeta,
        cuts if cuts.can_be_asked(Exercise::Follow) => Algorithm::Minimax,
        _ => return None,
    };
    again(tree, Some(Setup { algorithm, ..*setup }))
}

/// A negamax passes on a negated window; without one of its ends it has no deep cutoffs.
fn not_passed(tree: &GameTree, setup: &Setup, bound: Bound) -> Option<Run> {
    let is_of_max = setup.algorithm.descriptor().frame == Frame::Max;
    (is_of_max && cuts_deeply(setup)).then(|| bound_not_passed::run(tree, setup.options(), bound))
}

fn faulty(tree: &GameTree, setup: &Setup, bug: Bug) -> Option<Run> {
    cuts_deeply(setup).then(|| faulty_run(tree, setup.options(), bug))
}
