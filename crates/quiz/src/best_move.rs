//! “Which move is best?”

use plyscope_search::trace::Recorder;
use plyscope_search::{excerpt, GameTree, Player, TreeNode, Turn, Value};

use super::answer_error::{words, AnswerError, AnswerProblem, Wanted};
use super::grade::{Grade, Mark, Spot};
use super::notation::other_move;
use super::values::whole_search;
use super::Quiz;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;

/// The question which child of the root is best for the player to move. An answer is its name; of
/// several equal children any is right. The value of the whole tree counts, whatever the depth of
/// the shown search.
#[derive(Clone, Debug)]
pub struct BestMove {
    session: Session,
    /// Minimax or expectiminimax of the same tree, for the values of the children.
    whole: Session,
}

impl BestMove {
    /// The question about the tree of a search; `None` where there is no choice at the root.
    #[must_use]
    pub fn new(session: Session) -> Option<Self> {
        let tree = session.tree();
        if tree.children(TreeNode::ROOT).len() < 2 || tree.is_chance(TreeNode::ROOT) {
            return None;
        }
        let setup = Setup { algorithm: whole_search(tree), ..Setup::default() };
        let whole = search_tree(tree.clone(), setup, Recorder::new()).ok()?;
        Some(Self { session, whole })
    }

    /// The search of the question.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    fn player(&self) -> Player {
        self.session.tree().root_player()
    }

    /// The value of a child of the root.
    fn worth(&self, child: TreeNode) -> Value {
        let known = self.whole.known(child, self.whole.trace().last_step());
        known.map_or(Value::ZERO, plyscope_search::Verdict::value)
    }

    fn moves(&self) -> impl Iterator<Item = TreeNode> {
        self.session.tree().children(TreeNode::ROOT)
    }

    /// The best child, the first of equals.
    fn best(&self) -> Option<TreeNode> {
        let player = self.player();
        let better = |one, other| match player.prefers(self.worth(other), self.worth(one)) {
            true => other,
            false => one,
        };
        self.moves().reduce(better)
    }

    /// The value of the move compared with the best.
    fn why(&self, chosen: Option<TreeNode>, lang: Lang) -> String {
        let Some(best) = self.best() else { return String::new() };
        let name = |child| node_name(&self.session, child, lang);
        let value = |child| numerals::value(lang, self.worth(child));
        let player = player_name(self.player());
        let worth = value(best);
        match chosen {
            Some(other) => texts::quiz_best_worse(
                lang,
                &name(other),
                &value(other),
                &name(best),
                &worth,
                player,
            ),
            None => texts::quiz_best_is(lang, &name(best), &worth, player),
        }
    }
}

impl Quiz for BestMove {
    type Answer = Option<TreeNode>;

    fn key(&self) -> Option<TreeNode> {
        self.best()
    }

    fn keys(&self) -> Option<Vec<Option<TreeNode>>> {
        let best = self.best()?;
        let is_as_good = |child: &TreeNode| self.worth(*child) == self.worth(best);
        let others = self.moves().filter(is_as_good).filter(|child| *child != best);
        Some(std::iter::once(best).chain(others).map(Some).collect())
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
        let best = self.best().map(|best| self.worth(best));
        let mark = match *answer {
            None => Mark::Missed,
            Some(child) if Some(self.worth(child)) == best => Mark::Right,
            Some(_) => Mark::Wrong,
        };
        graded(&self.session, (*answer, self.best()), mark, || self.why(*answer, lang), lang)
    }

    fn hints(&self, answer: &Option<TreeNode>, lang: Lang) -> Vec<String> {
        let best = self.best().map(|best| self.worth(best));
        if answer.is_some_and(|child| Some(self.worth(child)) == best) {
            return Vec::new();
        }
        let player = self.player();
        let opponent = player.opponent();
        let is_reply = |child| self.session.turn(child) == Some(Turn::Player(opponent));
        let replies = match (self.session.tree().has_chance(), self.moves().all(is_reply)) {
            (true, _) => texts::quiz_best_average(lang),
            (false, true) => texts::quiz_best_replies(lang, player_name(opponent)),
            (false, false) => texts::quiz_best_mixed(lang),
        };
        let worth = |child| {
            let value = numerals::value(lang, self.worth(child));
            texts::quiz_best_worth(lang, &node_name(&self.session, child, lang), &value)
        };
        let look = texts::quiz_best_look(lang, player_name(player));
        let first = self.moves().next().map(worth);
        [Some(look), Some(replies), first].into_iter().flatten().collect()
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_move(lang, &other_move(self.session.tree()))
    }

    fn prompt(&self, lang: Lang) -> String {
        texts::quiz_best_prompt(lang, player_name(self.player()))
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}

/// All right answers, with an “or” between them.
pub(super) fn alternatives(quiz: &impl Quiz, lang: Lang) -> String {
    let keys = quiz.keys().unwrap_or_default();
    let names: Vec<String> = keys.iter().map(|key| quiz.print(key)).collect();
    names.join(&format!(" {} ", texts::link_or(lang)))
}

/// Reads the name of a child of the root.
pub(super) fn read_move(tree: &GameTree, text: &str) -> Result<Option<TreeNode>, AnswerError> {
    let mut chosen = None;
    for (begin, word) in words(text)? {
        let answer_error = || AnswerError::expected(begin, word, Wanted::Move);
        let name = word.parse().map_err(|_| answer_error())?;
        let problem = || AnswerProblem::NoSuchNode(excerpt(word));
        let node = tree.find(name);
        let node = node.ok_or_else(|| AnswerError::new(begin..begin + word.len(), problem()))?;
        if tree.parent(node) != Some(TreeNode::ROOT) || chosen.is_some() {
            return Err(answer_error());
        }
        chosen = Some(node);
    }
    Ok(chosen)
}

/// The grade of a child that was named, beside the right one.
pub(super) fn graded(
    session: &Session,
    (answer, right): (Option<TreeNode>, Option<TreeNode>),
    mark: Mark,
    why: impl FnOnce() -> String,
    lang: Lang,
) -> Grade {
    let shown = answer.or(right).unwrap_or(TreeNode::ROOT);
    // A missing answer has no name.
    let name = answer.map_or_else(String::new, |node| node_name(session, node, lang));
    let step = session.visits(shown).next_back().and_then(|visit| session.trace().left(visit));
    let mut grade = Grade::of_one(mark, name, step, why);
    grade.findings.iter_mut().for_each(|finding| finding.spot = Spot::Node(shown));
    grade
}
