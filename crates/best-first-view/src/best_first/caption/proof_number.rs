//! The sentences of proof-number search.

use plyscope_best_first::proof_number::{Answer, Moment, Numbers, Phase, Record};
use plyscope_best_first::tree::Node;
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::Player;

use super::compared;
use crate::best_first::Session;
use crate::Positions;

/// The most settled leaves whose values are named.
const MOST_NAMED: usize = 8;

pub struct Writer<'a> {
    pub session: &'a Session,
    pub record: &'a Record,
    pub lang: Lang,
}

impl Writer<'_> {
    pub fn step(&self, step: u32) -> Vec<String> {
        let moment = Moment::of_step(step);
        let found = moment.iteration();
        let found = found.and_then(|(iteration, phase)| {
            Some((iteration, phase, self.record.expanded(iteration)?))
        });
        let Some((iteration, phase, node)) = found else { return self.start() };
        match phase {
            Phase::Select => self.select(iteration, node),
            Phase::Expand => self.expand(iteration, node),
            Phase::Update => self.update(iteration, node),
        }
    }

    fn start(&self) -> Vec<String> {
        match self.record.player(Node::ROOT) {
            Some(_) => vec![self.question(), texts::proof_start(self.lang)],
            None => self.conclusion(),
        }
    }

    /// Why the search takes the first move, and which node it comes to.
    fn select(&self, iteration: u32, node: Node) -> Vec<String> {
        let (lang, before) = (self.lang, iteration - 1);
        let path = self.record.tree().path(node);
        let (Some(&first), Some(player)) = (path.get(1), self.record.player(Node::ROOT)) else {
            return vec![texts::proof_select_root(lang, &self.session.node_name(node, lang))];
        };
        let count = self.record.numbers(first, before).wanted_by(player).to_string();
        let (side, name) = (self.session.player_name(player, lang), self.session.move_name(first));
        let first = match player {
            Player::Max => texts::proof_select_or(lang, &side, &name, &count),
            Player::Min => texts::proof_select_and(lang, &side, &name, &count),
        };
        let below: Vec<String> =
            path[2..].iter().map(|&node| self.session.move_name(node)).collect();
        match below.is_empty() {
            true => vec![first, texts::proof_most_proving(lang)],
            false => vec![first, texts::proof_select_then(lang, &lang.list(&below))],
        }
    }

    /// What is known of the children at once.
    fn expand(&self, iteration: u32, node: Node) -> Vec<String> {
        let lang = self.lang;
        let children: Vec<Node> = self.record.tree().children_at(node, iteration).collect();
        let count = |numbers| {
            let are =
                children.iter().filter(|&&one| self.record.numbers(one, iteration) == numbers);
            are.count()
        };
        let mut sentences =
            vec![texts::proof_expand(lang, &self.session.node_name(node, lang), children.len())];
        let (proved, disproved) = (count(Numbers::PROVED), count(Numbers::DISPROVED));
        if proved + disproved > 0 {
            sentences.push(texts::proof_settled(lang, proved, disproved));
            sentences.extend(self.values(&children));
        }
        if count(Numbers::UNKNOWN) > 0 {
            sentences.push(texts::proof_unknown(lang));
        }
        sentences
    }

    /// The values of the leaves of a tree among some nodes, which say why those are settled.
    fn values(&self, nodes: &[Node]) -> Option<String> {
        let Positions::Tree(_) = self.session.positions() else { return None };
        let value = |&node: &Node| {
            let value = self.session.positions().result(&self.record.tree().line(node))?;
            let name = self.session.move_name(node);
            Some(format!("{name} = {}", numerals::value(self.lang, value)))
        };
        let named: Vec<String> = nodes.iter().filter_map(value).take(MOST_NAMED + 1).collect();
        let (lang, count) = (self.lang, named.len());
        let are_few = (1..=MOST_NAMED).contains(&count);
        are_few.then(|| texts::proof_settled_values(lang, count, &lang.list(&named)))
    }

    /// The numbers of the expanded node, and how far up they change anything.
    fn update(&self, iteration: u32, node: Node) -> Vec<String> {
        let lang = self.lang;
        let Numbers { proof, disproof } = self.record.numbers(node, iteration);
        let [proof, disproof] = [proof, disproof].map(|count| count.to_string());
        let name = self.session.node_name(node, lang);
        let mut sentences = vec![match self.record.player(node) {
            Some(Player::Max) => texts::proof_update_or(lang, &name, &proof, &disproof),
            _ => texts::proof_update_and(lang, &name, &proof, &disproof),
        }];
        if node != Node::ROOT {
            let (before, now) = (
                self.record.numbers(Node::ROOT, iteration - 1),
                self.record.numbers(Node::ROOT, iteration),
            );
            let [proof, disproof] = [now.proof, now.disproof].map(|count| count.to_string());
            sentences.push(match before == now {
                true => texts::proof_root_stays(lang, &proof, &disproof),
                false => texts::proof_root(lang, &proof, &disproof),
            });
        }
        if iteration == self.record.iterations() && self.record.is_finished() {
            sentences.extend(self.conclusion());
        }
        sentences
    }

    pub fn conclusion(&self) -> Vec<String> {
        let lang = self.lang;
        let found = match self.record.answer() {
            Some(Answer::Proved) => texts::proof_proved(lang, &self.question()),
            Some(Answer::Disproved) => texts::proof_disproved(lang, &self.question()),
            None => texts::proof_unfinished(lang, self.record.iterations() as usize),
        };
        let nodes = texts::proof_nodes(lang, self.record.tree().nodes().len());
        let other = self.session.alpha_beta().map(|found| found.nodes);
        [found, nodes].into_iter().chain(compared(other, lang)).collect()
    }

    fn question(&self) -> String {
        self.session.question(self.record.settings().at_least, self.lang)
    }
}
