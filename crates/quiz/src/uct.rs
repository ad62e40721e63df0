//! “Which move does UCT select next?”

use plyscope_best_first::mcts::{Mcts, Node, Rewards, Score, Settings};
use plyscope_best_first_view::mcts::decimal;
use plyscope_search::{Game, Player, TreeNode};

use super::answer_error::AnswerError;
use super::best_move::{alternatives, graded, read_move};
use super::grade::{Grade, Mark};
use super::misconception::Thought;
use super::notation::other_move;
use super::unaskable::Unaskable;
use super::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::Session;

/// The most iterations of the search that is asked about.
pub const MOST_ITERATIONS: u32 = 1_000;

/// How far a sum may be below the largest one: means are given with two decimals.
const MARGIN: f64 = 0.010_001;

/// The question which child of the root Monte Carlo tree search selects after some iterations. An answer
/// is its name; of children whose sums are nearly equal, any is right.
#[derive(Clone, Debug)]
pub struct Uct {
    session: Session,
    settings: Settings,
    /// The children of the root, in their order.
    children: Vec<Child>,
}

/// A child of the root.
#[derive(Clone, Copy, Debug)]
struct Child {
    node: TreeNode,
    visits: u32,
    /// Its mean, to the player at the root, and its exploration term.
    score: Score,
}

/// Only the mean counts.
const MEAN: Thought =
    Thought { id: "uct-mean", text: |_, lang| texts::quiz_thought_uct_mean(lang) };
/// Only the visits count, and few attract.
const FEWEST: Thought =
    Thought { id: "uct-fewest", text: |_, lang| texts::quiz_thought_uct_fewest(lang) };
/// Only the visits count, and many attract: that is how the move is chosen that is played.
const MOST: Thought =
    Thought { id: "uct-most", text: |_, lang| texts::quiz_thought_uct_most(lang) };

impl Uct {
    /// The question about the tree of a search.
    ///
    /// # Errors
    /// When no player has a choice at the root, a move was never tried after so few iterations, or the
    /// leaves have no rewards.
    pub fn new(session: Session, settings: Settings) -> Result<Self, Unaskable> {
        let tree = session.tree();
        let moves = tree.children(TreeNode::ROOT).len();
        if moves < 2 || tree.is_chance(TreeNode::ROOT) {
            return Err(Unaskable::Nothing);
        }
        let rewards = Rewards::of_tree(tree).map_err(|_| Unaskable::Nothing)?;
        let mut search = Mcts::new(tree.clone(), settings, rewards);
        search.advance(settings.iterations);
        let (game, record) = search.finish();
        let child = |node| {
            let score = record.score(node, settings.iterations)?;
            let visits = record.statistics(node, settings.iterations).visits;
            Some(Child { node: game.play(&game.root(), record.by(node)).node, visits, score })
        };
        let children = record.children(Node::ROOT, settings.iterations).filter_map(child);
        let mut children: Vec<Child> = children.collect();
        children.sort_by_key(|child| child.node);
        match children.len() == moves {
            true => Ok(Self { session, settings, children }),
            false => Err(Unaskable::Untried),
        }
    }

    /// The search that shows the tree.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    fn player(&self) -> Player {
        self.session.tree().root_player()
    }

    /// The child of which something is largest, the first of equals.
    fn largest(&self, by: impl Fn(&Child) -> f64) -> Option<TreeNode> {
        let better = |one, other| if by(other) > by(one) { other } else { one };
        self.children.iter().reduce(better).map(|child| child.node)
    }

    /// Those that have the largest sum, as far as it can be worked out from what is given.
    fn selected(&self) -> Vec<TreeNode> {
        let totals = self.children.iter().map(|child| child.score.total());
        let least = totals.fold(f64::NEG_INFINITY, f64::max) - MARGIN;
        let largest = self.children.iter().filter(|child| child.score.total() >= least);
        largest.map(|child| child.node).collect()
    }

    fn thoughts(&self) -> [(Thought, Option<TreeNode>); 3] {
        [
            (MEAN, self.largest(|child| child.score.mean)),
            (FEWEST, self.largest(|child| -f64::from(child.visits))),
            (MOST, self.largest(|child| f64::from(child.visits))),
        ]
    }

    /// A child with its sum.
    fn sum(&self, Child { node, score, .. }: &Child, lang: Lang) -> String {
        let numbers = [score.mean, score.exploration, score.total()];
        let [mean, term, sum] = numbers.map(|number| decimal(number, lang));
        let sum = texts::mcts_sum_of(lang, &mean, &term, &sum);
        texts::scene_fact(lang, &node_name(&self.session, *node, lang), &sum)
    }

    /// All sums, and the largest.
    fn why(&self, lang: Lang) -> String {
        let sums: Vec<String> = self.children.iter().map(|one| self.sum(one, lang)).collect();
        let name = |child: &TreeNode| node_name(&self.session, *child, lang);
        let names: Vec<String> = self.key().iter().map(name).collect();
        texts::quiz_uct_why(lang, &lang.clauses(&sums), &lang.list(&names))
    }
}

impl Quiz for Uct {
    type Answer = Option<TreeNode>;

    fn key(&self) -> Option<TreeNode> {
        self.largest(|child| child.score.total())
    }

    fn keys(&self) -> Option<Vec<Option<TreeNode>>> {
        let key = self.key();
        let others = self.selected().into_iter().map(Some).filter(|&child| child != key);
        Some(std::iter::once(key).chain(others).collect())
    }

    fn read(&self, text: &str) -> Result<Option<TreeNode>, AnswerError> {
        read_move(self.session.tree(), text)
    }

    fn print(&self, answer: &Option<TreeNode>) -> String {
        answer.map_or_else(String::new, |node| self.session.tree().l_name(node).to_string())
    }

    fn key_text(&self, lang: Lang) -> String {
        alternatives(self, lang)
    }

    fn grade(&self, answer: &Option<TreeNode>, lang: Lang) -> Grade {
        let is_right = answer.is_some_and(|child| self.selected().contains(&child));
        let mark = match answer {
            None => Mark::Missed,
            Some(_) if is_right => Mark::Right,
            Some(_) => Mark::Wrong,
        };
        let grade = graded(&self.session, (*answer, self.key()), mark, || self.why(lang), lang);
        let led = |(_, led): &(Thought, Option<TreeNode>)| mark == Mark::Wrong && led == answer;
        let thoughts = self.thoughts().into_iter().filter(led);
        let recognised = thoughts.map(|(thought, _)| thought.recognised(&self.session, lang));
        Grade { recognised: recognised.collect(), ..grade }
    }

    fn misled(&self) -> Vec<(&'static str, Option<TreeNode>)> {
        let right = self.selected();
        let is_wrong = |led: &Option<TreeNode>| led.is_some_and(|led| !right.contains(&led));
        let led = self.thoughts().into_iter().map(|(thought, led)| (thought.id, led));
        led.filter(|(_, led)| is_wrong(led)).collect()
    }

    fn hints(&self, answer: &Option<TreeNode>, lang: Lang) -> Vec<String> {
        if answer.is_some_and(|child| self.selected().contains(&child)) {
            return Vec::new();
        }
        let visits: u32 = self.children.iter().map(|child| child.visits).sum();
        let formula = texts::quiz_uct_formula(lang, visits as usize);
        std::iter::once(formula)
            .chain(self.children.first().map(|one| self.sum(one, lang)))
            .collect()
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_move(lang, &other_move(self.session.tree()))
    }

    fn prompt(&self, lang: Lang) -> String {
        let one = |Child { node, visits, score }: &Child| {
            let name = node_name(&self.session, *node, lang);
            texts::quiz_uct_move(lang, &name, *visits as usize, &decimal(score.mean, lang))
        };
        let moves: Vec<String> = self.children.iter().map(one).collect();
        let constant = lang.decimal(&self.settings.exploration.to_string());
        let iterations = lang.number(self.settings.iterations);
        let player = player_name(self.player());
        texts::quiz_uct_prompt(lang, &iterations, &constant, player, &lang.list(&moves))
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}
