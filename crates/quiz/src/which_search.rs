//! “Which search was it?”

mod candidates;
mod mixed_up;

use plyscope_search::TreeNode;

use super::answer_error::{one_number, AnswerError, Wanted};
use super::details::Bug;
use super::follow::can_be_performed;
use super::grade::{Grade, Mark};
use super::misconception::Thought;
use super::prompt::{returns, starts};
use super::sketch::prune;
use super::Quiz;
pub use candidates::random;
use candidates::Candidate;
use mixed_up::mixed_up;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::node_name;
use plyscope_session::Session;
use plyscope_view::scene::tree::TreeScene;

/// The question which search visited the leaves of a tree in some order: which algorithm, which
/// order of children, or which bug. The offered searches all visit other leaves, or in another
/// order, so that one of them is right. An answer is its number, from 1.
#[derive(Clone, Debug)]
pub struct WhichSearch {
    session: Session,
    candidates: Vec<Candidate>,
    right: usize,
}

/// The fewest searches to choose from.
const FEWEST: usize = 3;

impl WhichSearch {
    /// The question about a search, or about alpha-beta with a bug; `None` if a user cannot follow
    /// it, or if fewer than three searches can be distinguished by what they visit.
    #[must_use]
    pub fn new(session: Session, bug: Bug) -> Option<Self> {
        if !can_be_performed(session.setup()) {
            return None;
        }
        let shown = Candidate::new(session.tree(), *session.setup(), bug);
        let candidates = Candidate::all(session.tree(), &shown);
        let right = candidates.iter().position(|candidate| candidate.is_like(&shown))?;
        (candidates.len() >= FEWEST).then_some(Self { session, candidates, right })
    }

    /// The search of the question, without its bug.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The leaves that were visited, in that order.
    #[must_use]
    pub fn leaves(&self) -> &[TreeNode] {
        self.candidates[self.right].leaves()
    }

    /// Whether a node was visited: it is a visited leaf, or above one.
    #[must_use]
    pub fn is_visited(&self, node: TreeNode) -> bool {
        let tree = self.session.tree();
        self.leaves().iter().any(|&leaf| tree.ancestors(leaf).any(|above| above == node))
    }

    /// The searches to choose from.
    #[must_use]
    pub fn names(&self, lang: Lang) -> Vec<String> {
        self.candidates.iter().map(|candidate| candidate.name(lang)).collect()
    }

    /// The general prompt, with what was visited.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        let leaves = self.leaves();
        let names: Vec<String> = leaves.iter().map(|&leaf| self.name(leaf, lang)).collect();
        let lead = texts::quiz_which_lead(lang, &lang.list(&names));
        let setup = self.session.setup();
        let sentences = [Some(lead), starts(setup, lang), returns(setup, lang)];
        lang.sentences(sentences.into_iter().flatten())
    }

    fn name(&self, node: TreeNode, lang: Lang) -> String {
        node_name(&self.session, node, lang)
    }

    /// The misconception of those who choose a search; `None` if it is none that is known.
    fn thought(&self, number: usize) -> Option<Thought> {
        let (shown, chosen) = (&self.candidates[self.right], self.candidates.get(number)?);
        mixed_up(shown, chosen)
    }

    /// Where the trace of a search differs from the shown one.
    fn difference(&self, candidate: &Candidate, lang: Lang) -> String {
        let (shown, other) = (self.leaves(), candidate.leaves());
        let same = shown.iter().zip(other).take_while(|(shown, other)| shown == other).count();
        let number = (same + 1).to_string();
        let [shown, other] =
            [shown, other].map(|leaves| leaves.get(same).map(|&leaf| self.name(leaf, lang)));
        match (shown, other) {
            (Some(shown), Some(other)) => texts::quiz_which_other(lang, &number, &other, &shown),
            (Some(shown), None) => texts::quiz_which_ended(lang, &number, &shown),
            (None, Some(other)) => texts::quiz_which_goes_on(lang, &number, &other),
            (None, None) => String::new(),
        }
    }
}

impl Quiz for WhichSearch {
    type Answer = Option<usize>;

    fn key(&self) -> Option<usize> {
        Some(self.right)
    }

    fn keys(&self) -> Option<Vec<Option<usize>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Option<usize>, AnswerError> {
        one_number(text, self.candidates.len(), Wanted::Number)
    }

    fn print(&self, answer: &Option<usize>) -> String {
        answer.map_or_else(String::new, |number| (number + 1).to_string())
    }

    fn grade(&self, answer: &Option<usize>, lang: Lang) -> Grade {
        let mark = Mark::of_one(answer.as_ref(), &self.right);
        let is = || texts::quiz_which_is(lang, &self.candidates[self.right].name(lang));
        let chosen = answer.and_then(|number| self.candidates.get(number));
        let why = || chosen.map_or_else(is, |chosen| self.difference(chosen, lang));
        let thought = answer.and_then(|number| self.thought(number));
        let recognised = thought.map(|thought| thought.recognised(&self.session, lang));
        let grade = Grade::of_one(mark, self.print(answer), None, why);
        Grade { recognised: recognised.into_iter().collect(), ..grade }
    }

    fn misled(&self) -> Vec<(&'static str, Option<usize>)> {
        let thought = |number| Some((self.thought(number)?.id, Some(number)));
        (0..self.candidates.len()).filter_map(thought).collect()
    }

    fn hints(&self, answer: &Option<usize>, lang: Lang) -> Vec<String> {
        if *answer == Some(self.right) {
            return Vec::new();
        }
        // The given search, or the first wrong one, is excluded.
        let wrong = (0..self.candidates.len()).find(|&number| number != self.right);
        let excluded = answer.or(wrong).and_then(|number| self.candidates.get(number));
        let excluded = excluded.map(|candidate| {
            texts::quiz_which_not(lang, &candidate.name(lang), &self.difference(candidate, lang))
        });
        std::iter::once(texts::quiz_which_look(lang)).chain(excluded).collect()
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_number(lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        let names = (1..).zip(self.names(lang)).map(|(number, name)| format!("\n{number}. {name}"));
        std::iter::once(self.lead(lang)).chain(names).collect()
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(&self.session)
    }

    fn dress(&self, scene: &mut TreeScene) {
        prune(scene, self.session.tree(), |node| !self.is_visited(node));
    }
}
