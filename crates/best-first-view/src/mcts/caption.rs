//! The sentence of a step.

use plyscope_best_first::mcts::{Moment, Node, Phase, Rule, Score, Selection};
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Player, Turn};

use super::playout::Playout;
use super::{decimal, Session};

/// How many moves are listed before the rest is only counted.
const LISTED: usize = 6;

/// What happens at a step, and why.
#[must_use]
pub fn caption(session: &Session, moment: Moment, lang: Lang) -> String {
    let writer = Writer { session, lang };
    let Some((iteration, phase)) = moment.iteration() else { return writer.start() };
    let Some(leaf) = session.record().leaf(iteration) else { return writer.start() };
    let sentences = match phase {
        Phase::Select => writer.select(iteration, leaf),
        Phase::Expand => writer.expand(iteration, leaf),
        Phase::Simulate => writer.simulate(iteration),
        Phase::BackUp => writer.back_up(iteration, leaf),
    };
    lang.sentences(&sentences)
}

/// What would be played after all iterations, and whether it is right; `None` where nothing is chosen.
#[must_use]
pub fn conclusion(session: &Session, lang: Lang) -> Option<String> {
    let record = session.record();
    let choice = record.choice(Node::ROOT, record.iterations())?;
    let name = session.positions().move_name(&[], record.by(choice));
    let finish = match session.exact().map(|exact| exact.is_best(record.by(choice))) {
        Some(true) => texts::mcts_finish_right(lang, &name),
        Some(false) => texts::mcts_finish_wrong(lang, &name),
        None => texts::mcts_finish(lang, &name),
    };
    let visits = |node| record.statistics(node, record.iterations()).visits;
    let mut others =
        record.children(Node::ROOT, record.iterations()).filter(|&child| child != choice);
    let is_tied = others.any(|other| visits(other) == visits(choice));
    let tied = is_tied.then(|| texts::mcts_finish_tied(lang));
    Some(lang.sentences([Some(finish), tied].into_iter().flatten()))
}

struct Writer<'a> {
    session: &'a Session,
    lang: Lang,
}

impl Writer<'_> {
    fn start(&self) -> String {
        match self.session.record().turn(Node::ROOT) {
            Some(_) => texts::mcts_start(self.lang),
            None => texts::mcts_start_over(self.lang),
        }
    }

    /// Why the search takes the first move, and where it stops.
    fn select(&self, iteration: u32, leaf: Node) -> Vec<String> {
        let (record, lang) = (self.session.record(), self.lang);
        let path = record.path(leaf);
        let Some(&first) = path.get(1) else { return vec![texts::mcts_select_over(lang)] };
        let name = self.name(first);
        let is_first = match record.settings().selection {
            Selection::Uct | Selection::Rave(_) => record.added(first) == iteration,
            Selection::Puct => false,
        };
        if is_first && record.turn(Node::ROOT) != Some(Turn::Chance) {
            return vec![texts::mcts_select_untried(lang, &self.player(Node::ROOT), &name)];
        }
        let mut sentences = vec![self.first(iteration, first, &name)];
        let is_new = record.added(leaf) == iteration;
        let below = if is_new { &path[..path.len() - 1] } else { &path[..] };
        // Nothing, where the first move itself is new.
        let below = below.get(2..).unwrap_or_default();
        if !below.is_empty() {
            sentences.push(texts::mcts_select_then(lang, &self.names(below)));
        }
        sentences.push(match (is_new, record.parent(leaf).and_then(|node| record.turn(node))) {
            (false, _) => texts::mcts_select_end(lang),
            (true, Some(Turn::Chance)) if first == leaf => texts::mcts_select_first_chance(lang),
            (true, Some(Turn::Chance)) => texts::mcts_select_chance(lang, &self.name(leaf)),
            // Said with its sum.
            (true, _) if first == leaf => return sentences,
            (true, _) => texts::mcts_select_stop(lang, &self.name(leaf)),
        });
        sentences
    }

    /// Why the search takes this move at the root.
    fn first(&self, iteration: u32, first: Node, name: &str) -> String {
        let (record, lang) = (self.session.record(), self.lang);
        let Some(score) = record.score(first, iteration - 1) else {
            return texts::mcts_select_drawn(lang, name);
        };
        let player = self.player(Node::ROOT);
        if self.session.candidates(Node::ROOT, iteration - 1).len() == 1 {
            return texts::mcts_select_only(lang, &player, name);
        }
        let Score { mean, exploration, rule } = score;
        let [mean, term, sum] =
            [mean, exploration, score.total()].map(|number| decimal(number, lang));
        match rule {
            Rule::Uct => texts::mcts_select_largest(lang, &player, name, &mean, &term, &sum),
            Rule::Rave { visits, mean: later, weight } => {
                let [value, later, weight] =
                    [score.value(), later, weight].map(|number| decimal(number, lang));
                let whole = texts::mcts_select_rave(lang, &player, name, &value, &term, &sum);
                let parts = texts::mcts_select_mixed(
                    lang,
                    &weight,
                    &later,
                    visits as usize,
                    &player,
                    &mean,
                );
                lang.sentences(&[whole, parts])
            }
            Rule::Puct { prior } => {
                let prior = decimal(prior, lang);
                match record.added(first) == iteration {
                    true => texts::mcts_select_puct_untried(
                        lang, &player, name, &mean, &term, &sum, &prior,
                    ),
                    false => {
                        texts::mcts_select_puct(lang, &player, name, &mean, &term, &sum, &prior)
                    }
                }
            }
        }
    }

    fn expand(&self, iteration: u32, leaf: Node) -> Vec<String> {
        let (record, lang) = (self.session.record(), self.lang);
        if record.added(leaf) != iteration {
            return vec![texts::mcts_expand_none(lang)];
        }
        let count = record.node_count(iteration);
        vec![texts::mcts_expand(lang, &self.name(leaf), count)]
    }

    fn simulate(&self, iteration: u32) -> Vec<String> {
        let (session, lang) = (self.session, self.lang);
        let Some(playout) = Playout::of(session, iteration) else { return Vec::new() };
        let names = playout.names(session, LISTED);
        let listed = lang.list(&names[playout.selected.len()..]);
        let moves = match playout.random.len() {
            0 => texts::mcts_simulate_none(lang),
            count if count <= LISTED => texts::mcts_simulate(lang, count, &listed),
            count => texts::mcts_simulate_many(lang, count, &listed),
        };
        let Some(result) = session.result(iteration) else { return vec![moves] };
        let result = session.positions().result_name(result, lang);
        vec![
            moves,
            texts::mcts_simulate_result(lang, &result, &self.max(), &self.reward(iteration)),
        ]
    }

    fn back_up(&self, iteration: u32, leaf: Node) -> Vec<String> {
        let (record, lang) = (self.session.record(), self.lang);
        let root = record.statistics(Node::ROOT, iteration);
        let nodes = record.path(leaf).len();
        let mean = decimal(root.mean(Player::Max), lang);
        let mut sentences = vec![
            texts::mcts_back_up(lang, nodes, &self.reward(iteration)),
            texts::mcts_back_up_root(lang, iteration as usize, &mean, &self.max()),
        ];
        if iteration == record.settings().iterations {
            sentences.extend(conclusion(self.session, lang));
        }
        sentences
    }

    /// The reward of an iteration to MAX.
    fn reward(&self, iteration: u32) -> String {
        let reward = self.session.record().reward(iteration).map_or(0, |one| one.millionths());
        decimal(f64::from(reward) / 1e6, self.lang)
    }

    /// What MAX is called, to whom rewards are.
    fn max(&self) -> String {
        self.session.positions().player_name(Player::Max, self.lang)
    }

    /// The move that leads to a node.
    fn name(&self, node: Node) -> String {
        let record = self.session.record();
        let line = record.parent(node).map(|parent| record.line(parent)).unwrap_or_default();
        self.session.positions().move_name(&line, record.by(node))
    }

    fn names(&self, nodes: &[Node]) -> String {
        let names: Vec<String> = nodes.iter().map(|&node| self.name(node)).collect();
        self.lang.list(&names)
    }

    /// Who moves at a node.
    fn player(&self, node: Node) -> String {
        match self.session.record().turn(node) {
            Some(Turn::Player(player)) => self.session.positions().player_name(player, self.lang),
            _ => String::new(),
        }
    }
}
