//! Captions of leaving a node, and of the end of a search.

use plyscope_search::algo::Fail;
use plyscope_search::trace::Pass;
use plyscope_search::{Player, Verdict};

use super::CaptionWriter;
use plyscope_i18n::numerals;
use plyscope_i18n::texts;

impl CaptionWriter<'_> {
    /// A node below the root is left.
    pub(super) fn leave(&self, verdict: Verdict) -> String {
        let trace = self.session.trace();
        let text = self.left(verdict);
        let is_shown = self.is_end() || matches!(self.own(verdict), Verdict::Exact(_));
        match self.is_estimate(verdict) && (!is_shown || trace.tally(self.visit).is_some()) {
            true => self.and(text, &texts::step_estimate(self.lang)),
            false => text,
        }
    }

    /// Whether a verdict of the node of the step rests on static evaluations.
    fn is_estimate(&self, verdict: Verdict) -> bool {
        self.session.trace().is_estimate(self.visit) && !self.is_proved(verdict)
    }

    /// Whether a game is proved to be won or lost.
    pub(super) fn is_proved(&self, verdict: Verdict) -> bool {
        self.session.game().is_some() && self.session.setup().proves(verdict)
    }

    /// Whether nothing below the node was to be visited.
    fn is_end(&self) -> bool {
        let trace = self.session.trace();
        trace.is_childless(self.visit) && !trace.is_cut_before_moves(self.visit)
    }

    /// Who has won the finished game; `None` where nobody has.
    fn winner(&self, verdict: Verdict) -> Option<Player> {
        self.session.game()?.spec().game.entry().winner(verdict.value())
    }

    fn left(&self, verdict: Verdict) -> String {
        let trace = self.session.trace();
        let lang = self.lang;
        let node = self.name(self.visit);
        let (value, bound) = (self.own_value(verdict.value()), self.own_verdict(verdict));
        let is_chance = self.session.tree().is_chance(self.session.node(self.visit));
        let was_cut = !is_chance && trace.cut_of(self.visit).is_some();
        let leaves_moves = was_cut || self.session.leaves_out(self.visit);
        if let Some(tally) = trace.tally(self.visit) {
            return texts::step_leave_tally(lang, &node, &bound, tally.nodes);
        }
        if let Some(clipped) = self.clipped(verdict) {
            return clipped;
        }
        match self.own(verdict) {
            _ if trace.is_childless(self.visit) && trace.was_evaluated(self.visit) => {
                texts::step_leave_evaluated(lang, &node, &value)
            }
            _ if self.is_end() && trace.was_found(self.visit) => {
                texts::step_leave_table(lang, &node, &bound)
            }
            _ if self.session.game().is_some() && self.is_end() => match self.winner(verdict) {
                Some(winner) => texts::step_leave_won(lang, &node, &self.side(winner), &value),
                None => texts::step_leave_end(lang, &node, &value),
            },
            _ if self.session.is_leaf(self.session.node(self.visit)) => {
                texts::step_leave_leaf(lang, &node, &value)
            }
            Verdict::Exact(_) if self.is_estimate(verdict) => {
                texts::step_leave_estimate(lang, &node, &value)
            }
            Verdict::Exact(exact) => {
                texts::step_leave_exact(lang, &node, &numerals::with_decimals(lang, exact))
            }
            Verdict::AtLeast(_) if leaves_moves => {
                texts::step_leave_cut_max(lang, &node, &value, &self.player())
            }
            Verdict::AtMost(_) if leaves_moves => {
                texts::step_leave_cut_min(lang, &node, &value, &self.player())
            }
            Verdict::AtLeast(_) => texts::step_leave_at_least(lang, &node, &value),
            Verdict::AtMost(_) => texts::step_leave_at_most(lang, &node, &value),
        }
    }

    /// Where the best found lies outside the window, and the end of that is returned instead.
    fn clipped(&self, verdict: Verdict) -> Option<String> {
        let (session, lang) = (self.session, self.lang);
        let fail = match session.setup().options().fail {
            Fail::Soft => return None,
            Fail::Hard => "hard",
            Fail::Start => "start",
        };
        let found = session.best_known(self.visit, self.step)?;
        // A probe has looked at one move only: what it returns bounds the value from the other side.
        if found.value() == verdict.value() || session.is_probe(self.visit) {
            return None;
        }
        let entry = session.trace().entry_window(self.visit);
        let window = numerals::window(lang, self.own(session.in_pass(self.visit, entry)));
        let (found, returned) = (self.own_verdict(found), self.own_verdict(verdict));
        let node = self.name(self.visit);
        Some(texts::step_leave_clipped(lang, &node, &found, &window, fail, &returned))
    }

    /// A pass is finished, or the search.
    pub(super) fn finish(&self, verdict: Verdict) -> String {
        let verdict = verdict.sharpened();
        let lang = self.lang;
        let trace = self.session.trace();
        let result = self.result(verdict);
        let text = match self.session.game() {
            Some(_) => {
                let counted = trace.tallied_by(self.step);
                let cuts = trace.cut_count(self.step) as u64 + counted.cuts;
                let visited = self.session.visited_count(self.step) as u64 + counted.nodes;
                self.and(result, &texts::step_finish_game(lang, visited, cuts))
            }
            None => {
                let (total, visited) =
                    (self.session.tree().len(), self.session.visited_in_pass(self.step));
                let pruned = self.session.pruned_count(self.step);
                let count = match trace.passes().len() {
                    0 | 1 => texts::step_finish_count,
                    _ => texts::step_pass_count,
                };
                self.and(result, &count(lang, visited, total, pruned))
            }
        };
        let setup = self.session.setup();
        let doubt = match self.session.game() {
            Some(_) => setup.doubt(),
            None => setup.doubt_on_tree(),
        };
        if let Some(doubt) = doubt {
            self.and(text, &doubt.text(lang))
        } else if self.session.keeps_a_bound(self.visit, self.step) {
            self.and(text, &texts::step_finish_kept(lang))
        } else {
            text
        }
    }

    /// The result of a pass.
    fn result(&self, verdict: Verdict) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let value = numerals::with_decimals(lang, verdict.value());
        let is_last = trace.pass_number(self.step) + 1 == trace.passes().len();
        let is_estimate = |pass: &Pass| pass.is_estimate && !self.is_proved(verdict);
        let text = match (trace.pass(self.step).filter(is_estimate), verdict) {
            (Some(pass), _) => {
                let plies = usize::from(pass.horizon.unwrap_or_default());
                let text = match self.goes_beyond_horizon() {
                    true => texts::step_finish_until_quiet,
                    false => texts::step_finish_estimate,
                };
                text(lang, plies, &numerals::verdict(lang, verdict))
            }
            (None, Verdict::Exact(_)) if is_last => texts::step_finish_exact(lang, &value),
            (None, Verdict::AtLeast(_)) if is_last => texts::step_finish_at_least(lang, &value),
            (None, Verdict::AtMost(_)) if is_last => texts::step_finish_at_most(lang, &value),
            (None, Verdict::Exact(_)) => texts::step_pass_exact(lang, &value),
            (None, Verdict::AtLeast(_)) => texts::step_pass_at_least(lang, &value),
            (None, Verdict::AtMost(_)) => texts::step_pass_at_most(lang, &value),
        };
        let text = match self.own(verdict) == verdict {
            true => text,
            // The tree's value is MAX's; what the search returns is the value for the player to move.
            false => {
                let own = texts::step_finish_own(lang, &self.own_verdict(verdict), &self.player());
                self.and(text, &own)
            }
        };
        match is_last {
            true => text,
            false => self.and(texts::step_finish_pass(lang), &text),
        }
    }
}
