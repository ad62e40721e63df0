//! The caption of a step: what just happened, and why.

mod average;
mod comparison;
mod ending;
mod extension;
mod null_move;
mod program;

use plyscope_search::algo::Passes;
use plyscope_search::player::Negate;
use plyscope_search::{
    bidi, Bound, Entry, Event, Move, NodeId, Player, Reduction, Step, TreeNode, Value, Verdict,
    Window,
};

use crate::moves::{line_to, side};
use crate::Session;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::MAX_DEPTH;

/// What happened at a step, and why, in one or two sentences.
#[must_use]
pub fn caption(session: &Session, step: Step, lang: Lang) -> String {
    write_caption(session, step, false, lang)
}

/// The same with all numbers as MAX counts them, as in the tree, in negamax searches too.
#[must_use]
pub fn caption_for_max(session: &Session, step: Step, lang: Lang) -> String {
    write_caption(session, step, true, lang)
}

fn write_caption(session: &Session, step: Step, is_for_max: bool, lang: Lang) -> String {
    if let Some(program) = session.program() {
        return program::caption(session, program, step, lang);
    }
    let trace = session.trace();
    let (Some(event), Some(visit)) = (trace.event(step), trace.focus(step)) else {
        return texts::step_start(lang);
    };
    let writer = CaptionWriter { session, step, lang, visit, is_for_max };
    let is_pass_compared = trace.compared(step).is_some_and(|child| trace.is_null_move(child));
    let text = match event {
        Event::Begin { horizon, .. } => writer.begin(horizon),
        Event::Enter { .. } if trace.is_null_move(visit) => writer.enter_by_null_move(),
        Event::Enter { .. } => writer.enter(),
        Event::Evaluate { value } => writer.evaluate(value),
        Event::Extend { stand_pat, .. } => writer.extend(stand_pat),
        Event::Probe { found } => writer.probe(found),
        Event::ProbeChild { by, found, .. } => writer.probe_child(by, found),
        Event::Store { verdict, size } => writer.store(verdict, size),
        Event::Best { value, .. } if is_pass_compared => writer.best_by_null_move(value),
        Event::Best { value, .. } => writer.best(value),
        Event::Keep { value } if is_pass_compared => writer.keep_after_null_move(value),
        Event::Keep { value } if writer.is_chance() => writer.add_to_average(value),
        Event::Keep { value } => writer.keep(value),
        Event::Cut { .. } => trace.cut_of(visit).map_or_else(String::new, |cut| writer.cut(&cut)),
        Event::Leave { verdict } if trace.parent(visit).is_none() => return writer.finish(verdict),
        Event::Leave { verdict } => writer.leave(verdict),
    };
    let text = match writer.has_other_numbers_than_the_tree(event) {
        true => writer.and(text, &texts::step_own_view(lang, &writer.player())),
        false => text,
    };
    let outcomes = [Value::WIN, Value::DRAW, Value::LOSS].map(|value| lang.outcome(value));
    let words = [root_name(session, lang)].into_iter().chain(outcomes);
    words.fold(text, |text, words| lang.capitalised(&text, &words))
}

/// The name of a node in sentences. On a given tree: its given name with the L-name, or the L-name
/// alone; in a game: the moves that lead to it.
#[must_use]
pub fn node_name(session: &Session, node: TreeNode, lang: Lang) -> String {
    if session.game().is_some() {
        return line_name(session, node, lang);
    }
    let l_name = session.tree().l_name(node);
    match session.tree().name(node) {
        Some(name) => format!("{} ({l_name})", bidi::isolated(name)),
        None => l_name.to_string(),
    }
}

/// The shortest name of a node that is unique on the path: its L-name, or the move that leads
/// there.
#[must_use]
pub fn short_name(session: &Session, node: TreeNode, lang: Lang) -> String {
    match session.game() {
        None => session.tree().l_name(node).to_string(),
        Some(_) => session.name(node).unwrap_or_else(|| texts::game_root(lang)),
    }
}

/// The position from which a game is searched. It is the start of the game only where none is given: in a
/// match it is the one after the moves so far.
#[must_use]
pub fn root_name(session: &Session, lang: Lang) -> String {
    let is_given = session.game().is_some_and(|played| played.spec().options.position.is_some());
    match is_given {
        true => texts::game_given(lang),
        false => texts::game_start(lang),
    }
}

/// How many of the last moves of a line are named.
const LAST_MOVES: usize = 4;

/// The moves that lead to a node of a game; only the last ones of a long line.
#[must_use]
pub fn line_name(session: &Session, node: TreeNode, lang: Lang) -> String {
    let line = line_to(session, node, Some(LAST_MOVES));
    match session.tree().layer_of(node) {
        0 => root_name(session, lang),
        1..=LAST_MOVES => line,
        _ => format!("… {line}"),
    }
}

/// The player's name, the same in every language.
#[must_use]
pub const fn player_name(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    }
}

struct CaptionWriter<'a> {
    session: &'a Session,
    step: Step,
    lang: Lang,
    visit: NodeId,
    /// Whether all numbers are as MAX counts them, and not as the search does.
    is_for_max: bool,
}

impl CaptionWriter<'_> {
    fn name(&self, visit: NodeId) -> String {
        node_name(self.session, self.session.node(visit), self.lang)
    }

    /// The name of a child whose parent is named in the same sentence; in a game only its move.
    fn child_name(&self, visit: NodeId) -> String {
        let node = self.session.node(visit);
        let by = self.session.game().and_then(|_| self.session.name(node));
        by.unwrap_or_else(|| self.name(visit))
    }

    fn player(&self) -> String {
        self.side(self.session.trace().player(self.visit))
    }

    /// Whether chance decides at the node of the step.
    fn is_chance(&self) -> bool {
        self.session.tree().is_chance(self.session.node(self.visit))
    }

    fn side(&self, player: Player) -> String {
        side(self.session, player, self.lang)
    }

    /// Whether the numbers, and what they are called, are those of the listing of the search.
    fn is_view_of_search(&self) -> bool {
        !(self.is_for_max && self.session.setup().algorithm.negates())
    }

    /// Whose values the numbers are.
    fn viewpoint(&self) -> Player {
        match self.is_for_max {
            true => Player::Max,
            false => self.session.viewpoint(self.visit),
        }
    }

    /// A value from the viewpoint of the caption.
    fn own<N: Negate>(&self, value: N) -> N {
        self.viewpoint().framed(value)
    }

    fn own_value(&self, value: Value) -> String {
        numerals::value(self.lang, self.own(value))
    }

    fn own_verdict(&self, verdict: Verdict) -> String {
        numerals::verdict(self.lang, self.own(verdict))
    }

    fn window(&self) -> String {
        let window = self.session.trace().window(self.visit, self.step);
        numerals::window(self.lang, self.own(self.session.in_pass(self.visit, window)))
    }

    /// Whether the caption of a step has other numbers than the tree, or compares or bounds them the other way
    /// round: at most 0 is at least 0 from the other side.
    fn has_other_numbers_than_the_tree(&self, event: Event) -> bool {
        let is_turned = self.viewpoint() == Player::Min;
        let has_other = |verdict: Verdict| self.own(verdict) != verdict;
        let window = self.session.trace().window(self.visit, self.step).window();
        let moves = || self.own(window) != window;
        match event {
            Event::Begin { .. } | Event::Enter { .. } => {
                moves() && !self.session.is_leaf(self.session.node(self.visit))
            }
            Event::Evaluate { value } => self.own(value) != value || moves(),
            Event::Best { .. } | Event::Keep { .. } | Event::Cut { .. } => is_turned,
            Event::Extend { .. } => moves(),
            Event::ProbeChild { found, .. } => has_other(found.verdict) || moves(),
            Event::Probe { found } => found.is_some_and(|found| has_other(found.verdict)),
            Event::Store { verdict, .. } | Event::Leave { verdict } => has_other(verdict),
        }
    }

    fn has_windows(&self) -> bool {
        self.session.setup().algorithm.has_windows()
    }

    fn begin(&self, horizon: Option<u16>) -> String {
        let lang = self.lang;
        let node = self.name(self.visit);
        let is_again = self.session.trace().pass_number(self.step) > 0;
        let text = if self.session.tree().len() == 1 {
            texts::step_leaf(lang, &node)
        } else if self.is_chance() {
            texts::step_begin_chance(lang, &node)
        } else if self.has_windows() && is_again {
            texts::step_begin_again(lang, &node, &self.player(), &self.window())
        } else if self.has_windows() && self.is_anything_possible() {
            texts::step_begin(lang, &node, &self.player(), &self.window())
        } else if self.has_windows() {
            texts::step_begin_window(lang, &node, &self.player(), &self.window())
        } else {
            texts::step_begin_plain(lang, &node, &self.player())
        };
        let passes = self.session.setup().algorithm.descriptor().passes;
        let text = match self.session.leaf_range().filter(|_| self.session.tree().len() > 1) {
            Some(Window { alpha, beta }) => {
                let (least, most) = (numerals::value(lang, alpha), numerals::value(lang, beta));
                self.and(text, &texts::step_begin_range(lang, &least, &most))
            }
            None => text,
        };
        let text = match self.about_guess(passes, &node) {
            _ if is_again && passes == Passes::Wider => {
                self.and(texts::step_begin_wider(lang), &text)
            }
            Some(about) => self.and(text, &about),
            None => text,
        };
        match (horizon, passes) {
            // The technical limit for searches to the end of a game is not reported.
            (Some(MAX_DEPTH), _) => text,
            (Some(plies), Passes::Deeper) => {
                self.and(texts::step_begin_pass(lang, usize::from(plies)), &text)
            }
            (Some(plies), _) => {
                let text = self.and(text, &texts::step_begin_depth(lang, usize::from(plies)));
                match self.goes_beyond_horizon() {
                    true => self.and(text, &texts::step_begin_until_quiet(lang)),
                    false => text,
                }
            }
            (None, _) => text,
        }
    }

    /// Whether the window leaves out no value that a game can have.
    fn is_anything_possible(&self) -> bool {
        let Window { alpha, beta } = self.session.trace().window(self.visit, self.step).window();
        alpha <= Value::LOSS && beta >= Value::WIN
    }

    /// Where the window of a pass lies, if it depends on a guess.
    fn about_guess(&self, passes: Passes, node: &str) -> Option<String> {
        let (lang, trace) = (self.lang, self.session.trace());
        let window = trace.window(self.visit, self.step).window();
        let has_moves = self.session.tree().len() > 1;
        let given = self.session.setup().options().guess.map(|guess| numerals::value(lang, guess));
        match (passes, given) {
            (Passes::Wider, Some(guess)) if window == Window::FULL => {
                has_moves.then(|| texts::step_begin_guess_open(lang, &guess))
            }
            (Passes::Wider, None) if window == Window::FULL => None,
            (Passes::Wider, Some(guess)) => Some(texts::step_begin_guess_given(lang, &guess)),
            (Passes::Wider, None) => Some(texts::step_begin_guess(lang, node)),
            (Passes::NullWindows, _) if !has_moves => None,
            (Passes::NullWindows, Some(guess)) if trace.pass_number(self.step) == 0 => {
                Some(texts::step_begin_null_given(lang, &guess, node))
            }
            (Passes::NullWindows, _) => {
                let asked = self.session.asked_by_pass(self.visit).unwrap_or(window.beta);
                let text = match asked == window.alpha {
                    true => texts::step_begin_null_above,
                    false => texts::step_begin_null,
                };
                Some(text(lang, node, &numerals::value(lang, asked)))
            }
            (Passes::One | Passes::Deeper, _) => None,
        }
    }

    /// Two sentences, one after the other.
    fn and(&self, text: String, more: &str) -> String {
        self.lang.sentences([text, more.to_owned()])
    }

    fn enter(&self) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let node = self.session.node(self.visit);
        let name = self.name(self.visit);
        let window = self.own(trace.window(self.visit, self.step));
        let asked = window.far_end().and_then(|far| Some((far, window.bound(far).asked()?)));
        let again = trace.is_second_visit(self.visit);
        let text = if trace.is_first_by_order(self.visit) {
            texts::step_enter_first(lang, &name, &self.window())
        } else if again && self.was_reduced_before() {
            texts::step_enter_again_deep(lang, &name, &self.window())
        } else if again {
            texts::step_enter_again(lang, &name, &self.window())
        } else if let Some((far, asked)) = asked {
            let text = match far {
                Bound::Beta => texts::step_enter_above,
                Bound::Alpha => texts::step_enter_below,
            };
            text(lang, &name, &numerals::value(lang, asked.value))
        } else if self.session.is_leaf(node) && !trace.was_found(self.visit) {
            match self.session.game() {
                Some(_) if self.session.outcome(node).is_some() => {
                    texts::step_enter_over(lang, &name)
                }
                Some(_) => texts::step_enter_end(lang, &name),
                None => texts::step_leaf(lang, &name),
            }
        } else if self.is_chance() && self.has_windows() {
            texts::step_enter_chance_window(lang, &name, &self.window())
        } else if self.is_chance() {
            texts::step_enter_chance(lang, &name)
        } else if self.session.is_probe(self.visit) {
            texts::step_enter_probe(lang, &name, &self.player(), &self.window())
        } else if self.is_whole_after_smaller() {
            texts::step_enter_whole(lang, &name, &self.player(), &self.window())
        } else if self.session.visit_before(self.visit).is_some() {
            texts::step_enter_probed(lang, &name, &self.player(), &self.window())
        } else if self.has_windows() {
            texts::step_enter(lang, &name, &self.player(), &self.window())
        } else {
            texts::step_enter_plain(lang, &name, &self.player())
        };
        let reduction = trace.reduction(self.visit);
        if self.session.is_leaf(node) || reduction == Reduction::NONE {
            text
        } else if reduction.is_for_order {
            self.and(text, &texts::step_enter_for_order(lang))
        } else {
            self.and(text, &texts::step_enter_late(lang))
        }
    }

    /// Whether the node was visited before only to find out which move comes first, and now counts.
    fn is_whole_after_smaller(&self) -> bool {
        let is_for_order = |visit| self.session.trace().reduction(visit).is_for_order;
        let before = self.session.visit_before(self.visit);
        before.is_some_and(is_for_order) && !is_for_order(self.visit)
    }

    /// Whether the visit before, of the same node, was less deep.
    fn was_reduced_before(&self) -> bool {
        let trace = self.session.trace();
        let before = trace.left_at(trace.entered(self.visit).back(1));
        let plies = |visit| trace.reduction(visit).plies;
        before.is_some_and(|before| plies(before) > plies(self.visit))
    }

    fn probe(&self, found: Option<Entry>) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let node = self.name(self.visit);
        let Some(entry) = found else {
            // The table may have an entry of another depth.
            let horizon = trace.pass(self.step).and_then(|pass| pass.horizon);
            return match horizon {
                Some(..MAX_DEPTH) => texts::step_probe_miss_deep(lang, &node),
                _ => texts::step_probe_miss(lang, &node),
            };
        };
        let value = self.own_verdict(entry.verdict);
        let text = match trace.store(entry.number) {
            Some(setter) => texts::step_probe_hit(lang, &node, &value, &self.name(setter.node)),
            None => texts::step_probe_hit_below(lang, &node, &value),
        };
        // Below the last recorded ply nodes are only counted.
        let goes_on = trace.child_hit(self.visit).is_some() || trace.tally(self.visit).is_some();
        if trace.is_childless(self.visit) && !goes_on {
            self.and(text, &texts::step_probe_settles(lang))
        } else {
            self.and(text, &texts::step_probe_not_enough(lang, &self.window()))
        }
    }

    /// The table knows a child that cuts all moves.
    fn probe_child(&self, by: Move, found: Entry) -> String {
        let session = self.session;
        let child = session.child_by(session.node(self.visit), by);
        let child = child.map_or_else(String::new, |child| short_name(session, child, self.lang));
        let (node, value) = (self.name(self.visit), self.own_verdict(found.verdict));
        texts::step_probe_child(self.lang, &self.player(), &node, &child, &value)
    }

    fn store(&self, verdict: Verdict, size: u32) -> String {
        let value = self.own_verdict(verdict);
        texts::step_store(self.lang, &self.name(self.visit), &value, size as usize)
    }
}
