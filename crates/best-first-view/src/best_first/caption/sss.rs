//! The sentences of SSS*.

use plyscope_best_first::sss::{Operation, Record, State, Status};
use plyscope_best_first::tree::Node;
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::{Player, Value};

use super::compared;
use crate::best_first::Session;

pub struct Writer<'a> {
    pub session: &'a Session,
    pub record: &'a Record,
    pub lang: Lang,
}

impl Writer<'_> {
    pub fn step(&self, step: u32) -> Vec<String> {
        let lang = self.lang;
        let (Some(taken), Some(operation)) = (self.record.taken(step), self.record.operation(step))
        else {
            return vec![texts::sss_start(lang, &self.node(Node::ROOT))];
        };
        let done = match operation {
            Operation::Finish => self.conclusion(),
            Operation::Evaluate => vec![self.evaluate(taken, step)],
            Operation::AllMoves(nodes) => {
                vec![texts::sss_all_moves(lang, &self.player(Player::Max), nodes.len())]
            }
            Operation::FirstMove(child) => {
                let line = self.record.tree().line(taken.node);
                let text = match self.session.positions().move_count(&line) {
                    1 => texts::sss_only_move,
                    _ => texts::sss_first_move,
                };
                vec![text(lang, &self.player(Player::Min), &self.node(child))]
            }
            Operation::NextMove(next) => {
                vec![texts::sss_next_move(lang, &self.player(Player::Min), &self.node(next))]
            }
            Operation::LastMove(parent) => {
                vec![texts::sss_last_move(lang, &self.player(Player::Min), &self.node(parent))]
            }
            Operation::BestMove(parent, purged) => vec![
                texts::sss_best_move(lang, &self.player(Player::Max), &self.node(parent)),
                texts::sss_purged(lang, purged),
            ],
        };
        [vec![self.taken(taken)], done].concat()
    }

    /// The state that a step took.
    fn taken(&self, taken: State) -> String {
        let (name, merit) = (self.node(taken.node), self.value(taken.merit));
        match taken.status {
            Status::Live => texts::sss_take_live(self.lang, &name, &merit),
            Status::Solved => texts::sss_take_solved(self.lang, &name, &merit),
        }
    }

    /// A leaf: its value, and the smaller one of it and the merit.
    fn evaluate(&self, taken: State, step: u32) -> String {
        let now = self.record.state(taken.node, step).map_or(taken.merit, |state| state.merit);
        let line = self.record.tree().line(taken.node);
        let value = self.session.positions().result(&line);
        let (merit, now) = (self.value(taken.merit), self.value(now));
        match value.map(|value| self.value(value)) {
            Some(value) => texts::sss_leaf(self.lang, &value, &merit, &now),
            None => texts::sss_horizon(self.lang, &merit, &now),
        }
    }

    pub fn conclusion(&self) -> Vec<String> {
        let lang = self.lang;
        let count = self.record.evaluated(self.record.steps()).count();
        let visited = texts::sss_leaves(lang, count);
        let found = match self.record.value() {
            Some(value) if self.session.is_estimate() => {
                texts::sss_found_estimate(lang, &self.value(value))
            }
            Some(value) => texts::sss_found(lang, &self.value(value)),
            None => texts::sss_unfinished(lang, self.record.steps() as usize),
        };
        let other = self.session.alpha_beta().map(|found| found.leaves);
        [found, visited].into_iter().chain(compared(other, lang)).collect()
    }

    fn player(&self, player: Player) -> String {
        self.session.player_name(player, self.lang)
    }

    fn node(&self, node: Node) -> String {
        self.session.node_name(node, self.lang)
    }

    fn value(&self, value: Value) -> String {
        numerals::value(self.lang, value)
    }
}
