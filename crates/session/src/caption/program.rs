//! Captions of what another program did: only what its trace says.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::{NodeId, Step, Verdict, Window};

use super::comparison::NAMED;
use super::{node_name, player_name};
use crate::program::Program;
use crate::Session;

/// What a program did at a step of its trace.
pub(super) fn caption(session: &Session, program: &Program, step: Step, lang: Lang) -> String {
    let trace = session.trace();
    let Some(visit) = trace.focus(step) else { return texts::step_start(lang) };
    let writer = ProgramCaption { session, program, visit, lang };
    let mut sentences = if trace.entered_at(step).is_some() {
        writer.enter(step)
    } else if trace.left_at(step).is_some() {
        vec![writer.leave(trace.verdict(visit, step))]
    } else {
        vec![writer.cut(step)]
    };
    if step == trace.last_step() {
        sentences.push(match program.value {
            Some(value) => texts::program_ends_value(lang, &numerals::value(lang, value)),
            None => texts::program_ends(lang),
        });
    }
    lang.sentences(sentences)
}

struct ProgramCaption<'a> {
    session: &'a Session,
    program: &'a Program,
    visit: NodeId,
    lang: Lang,
}

impl ProgramCaption<'_> {
    fn name(&self) -> String {
        node_name(self.session, self.session.node(self.visit), self.lang)
    }

    fn enter(&self, step: Step) -> Vec<String> {
        let (session, lang) = (self.session, self.lang);
        let (tree, node) = (session.tree(), session.node(self.visit));
        let number = self.visit.index() + 1;
        let mut sentences = vec![match tree.is_leaf(node) {
            true => texts::program_enter_leaf(lang, number, &self.name()),
            false => {
                let player = player_name(tree.player(node));
                texts::program_enter(lang, number, &self.name(), player)
            }
        }];
        let parent = tree.parent(node).filter(|_| session.trace().parent(self.visit).is_none());
        if let Some(parent) = parent {
            sentences.push(texts::program_not_open(lang, &node_name(session, parent, lang)));
        }
        sentences.extend(self.window());
        let before = step.back(1);
        let trace = session.trace();
        let earlier = session.visit(node, before);
        if earlier.is_some_and(|earlier| trace.entered(earlier) <= before) {
            sentences.push(texts::program_again(lang));
        }
        sentences
    }

    /// The window that the node is entered with, or the one end of it that the trace has.
    fn window(&self) -> Option<String> {
        let lang = self.lang;
        let bound = |name, value| texts::program_bound(lang, name, &numerals::value(lang, value));
        match self.program.entry_window(self.visit) {
            [Some(alpha), Some(beta)] => {
                let window = numerals::window(lang, Window { alpha, beta });
                Some(texts::program_window(lang, &window))
            }
            [Some(alpha), None] => Some(bound("α", alpha)),
            [None, Some(beta)] => Some(bound("β", beta)),
            [None, None] => None,
        }
    }

    fn leave(&self, verdict: Option<Verdict>) -> String {
        match verdict {
            Some(verdict) => {
                let value = numerals::verdict(self.lang, verdict);
                texts::program_leave(self.lang, &self.name(), &value)
            }
            None => texts::program_leave_silent(self.lang, &self.name()),
        }
    }

    /// The children that were not entered by then are skipped.
    fn cut(&self, step: Step) -> String {
        let (session, lang) = (self.session, self.lang);
        let trace = session.trace();
        let is_entered = |child| {
            let mut visits =
                session.visits(child).take_while(|&visit| trace.entered(visit) <= step);
            visits.any(|visit| trace.parent(visit) == Some(self.visit))
        };
        let children = session.tree().children(session.node(self.visit));
        let mut skipped = children.filter(|&child| !is_entered(child));
        let named: Vec<String> =
            skipped.by_ref().take(NAMED).map(|child| node_name(session, child, lang)).collect();
        let (names, rest) = (lang.list(&named), skipped.count());
        match (named.is_empty(), rest) {
            (true, _) => texts::program_cut_none(lang, &self.name()),
            (false, 0) => texts::program_cut(lang, &self.name(), &names),
            (false, rest) => texts::program_cut_more(lang, &self.name(), &names, rest),
        }
    }
}
