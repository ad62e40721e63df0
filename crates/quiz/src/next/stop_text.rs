//! The texts of a stop.

use plyscope_search::{NodeId, Step, TreeNode};

use super::{Asks, Reply, Stop};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{caption_for_max, node_name, player_name};
use plyscope_session::Session;

pub(super) struct StopText<'a> {
    pub(super) session: &'a Session,
    pub(super) stop: &'a Stop,
    pub(super) lang: Lang,
}

impl StopText<'_> {
    fn name(&self, visit: NodeId) -> String {
        node_name(self.session, self.session.node(visit), self.lang)
    }

    fn window(&self, step: Step) -> String {
        let window = self.session.trace().window(self.stop.node, step).window();
        numerals::window(self.lang, window)
    }

    /// What has just happened, and the question.
    pub(super) fn prompt(&self) -> String {
        let (lang, stop) = (self.lang, self.stop);
        let (child, node) = (self.name(stop.child), self.name(stop.node));
        lang.sentences([texts::quiz_next_back(lang, &child, &node, &self.came_back()), self.asks()])
    }

    /// The same beside the questions of all stops: without what came back where that would answer an
    /// earlier one. The nodes of later stops still show that there was no cut before.
    pub(super) fn prompt_in_list(&self) -> String {
        let (lang, stop) = (self.lang, self.stop);
        match stop.asks {
            Asks::Visit | Asks::Window | Asks::Cut => self.prompt(),
            Asks::IsCut | Asks::Value => {
                let (child, node) = (self.name(stop.child), self.name(stop.node));
                lang.sentences([texts::quiz_next_back_to(lang, &child, &node), self.asks()])
            }
        }
    }

    fn asks(&self) -> String {
        let (lang, node) = (self.lang, self.name(self.stop.node));
        match self.stop.asks {
            Asks::Visit => texts::quiz_next_visit(lang),
            Asks::Window => texts::quiz_next_window(lang, &node),
            Asks::Cut => texts::quiz_next_cut(lang, &node),
            Asks::IsCut => texts::quiz_next_is_cut(lang, &node),
            Asks::Value => texts::quiz_next_value(lang, &node),
        }
    }

    /// The value that the child returned.
    fn came_back(&self) -> String {
        let verdict = self.session.trace().verdict(self.stop.child, self.stop.step);
        verdict.map_or_else(String::new, |verdict| numerals::verdict(self.lang, verdict))
    }

    /// Why the right reply is right, and why a given other one is not.
    pub(super) fn why(&self, reply: Option<&Reply>) -> String {
        match self.stop.asks {
            Asks::Visit => self.why_visit(reply),
            Asks::Window => self.lang.sentences([self.counted(), self.now()]),
            Asks::Cut | Asks::IsCut => self.why_cut(),
            Asks::Value => {
                let left = self.stop.left(self.session.trace());
                let how = caption_for_max(self.session, left, self.lang);
                self.lang.sentences([self.counted(), how])
            }
        }
    }

    fn why_visit(&self, reply: Option<&Reply>) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let visited = match reply {
            Some(&Reply::Visit(node)) if self.was_visited(node) => {
                texts::quiz_next_visited(lang, &node_name(self.session, node, lang))
            }
            _ => String::new(),
        };
        let cut = self.stop.cut(trace);
        let cut = cut.map_or_else(String::new, |cut| caption_for_max(self.session, cut.step, lang));
        let goes_on = match self.stop.next_visit(trace) {
            Some(next) => texts::quiz_next_goes_on(lang, &self.name(next)),
            None => texts::quiz_next_ends(lang),
        };
        lang.sentences([visited, cut, goes_on])
    }

    fn was_visited(&self, node: TreeNode) -> bool {
        let trace = self.session.trace();
        let step = self.stop.step;
        self.session.visits(node).any(|visit| trace.entered(visit) <= step)
    }

    fn why_cut(&self) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        match self.stop.cut(trace) {
            Some(cut) => caption_for_max(self.session, cut.step, lang),
            None => {
                let window = self.window(self.stop.settled(trace));
                texts::quiz_next_open(lang, &self.name(self.stop.node), &window)
            }
        }
    }

    /// How the value of the child was used.
    fn counted(&self) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let settled = self.stop.settled(trace);
        if settled != self.stop.step {
            return caption_for_max(self.session, settled, lang);
        }
        let best = trace.best(self.stop.node, self.stop.step);
        let best = best.map_or_else(String::new, |best| numerals::value(lang, best.value));
        let player = player_name(trace.player(self.stop.node));
        let node = self.name(self.stop.node);
        texts::quiz_next_not_better(lang, &self.came_back(), player, &node, &best)
    }

    fn now(&self) -> String {
        let window = self.window(self.stop.settled(self.session.trace()));
        texts::quiz_next_now(self.lang, &self.name(self.stop.node), &window)
    }

    /// Hints: where to look, what the window was, and what happens; `number` is the stop's, from 0.
    pub(super) fn hints(&self, number: usize) -> Vec<String> {
        let (lang, stop) = (self.lang, self.stop);
        let node = self.name(stop.node);
        let player = player_name(self.session.trace().player(stop.node));
        let look = texts::quiz_next_look(lang, &(number + 1).to_string(), &node, player);
        let mut hints = vec![look];
        if self.session.setup().algorithm.has_windows() {
            hints.push(texts::quiz_next_before(lang, &node, &self.window(stop.step)));
            hints.push(self.counted());
        } else {
            hints.push(self.why(None));
        }
        hints
    }
}
