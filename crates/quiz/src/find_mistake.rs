//! “Find the mistake”: a worked search with one wrong step.

mod machine;
mod mistake;
mod thoughts;

pub use machine::{Line, Machine};
pub use mistake::Mistake;

use plyscope_search::algo::Fail;
use plyscope_search::generate::SplitMix64;
use plyscope_search::{GameTree, TreeNode};

use super::answer_error::{one_number, AnswerError, Wanted};
use super::follow::rule;
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::misconception::is_textbook;
use super::prompt::besides;
use super::Quiz;
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::Session;
use plyscope_setup::Setup;

/// The question which step of a worked search is wrong. Every other step follows from the steps
/// before it, the wrong one included. An answer is the number of the step, from 1.
#[derive(Clone, Debug)]
pub struct FindMistake {
    session: Session,
    lines: Vec<Line>,
    wrong: usize,
    mistake: Mistake,
    /// What the wrong step should be.
    right: Line,
}

/// The most steps of a worked search.
pub const MOST_STEPS: usize = 150;

/// Why the question cannot be asked of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMistake {
    /// It is not alpha-beta through the whole tree, from one side to the other.
    OtherSearch,
    /// It has too many steps.
    TooLong,
    /// No mistake can be made at the step, or anywhere.
    Nowhere,
}

impl FindMistake {
    /// Whether a search can be worked out line by line.
    #[must_use]
    pub fn suits(setup: &Setup) -> bool {
        is_textbook(setup) && setup.options().fail == Fail::Soft
    }

    /// The question about a search with a mistake at a step, from 1; `None` for one that depends on
    /// the tree.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub fn new(session: Session, at: Option<u32>) -> Result<Self, NoMistake> {
        let setup = session.setup();
        if !Self::suits(setup) {
            return Err(NoMistake::OtherSearch);
        }
        let tree = session.tree();
        let mut chances = Vec::new();
        let mut machine = Machine::new(tree, setup.options());
        let mut before = Vec::new();
        while let Some(line) = machine.next() {
            let is_asked = at.is_none_or(|at| at as usize == before.len() + 1);
            let mistakes = Mistake::ALL.into_iter().filter(|_| is_asked);
            let possible = mistakes.filter(|mistake| mistake.next(&machine).is_some());
            chances.extend(possible.map(|mistake| (mistake, before.len())));
            before.push(line);
            machine.follow(line);
            if before.len() > MOST_STEPS {
                return Err(NoMistake::TooLong);
            }
        }
        let (mistake, wrong) = choose(&chances, hash(tree)).ok_or(NoMistake::Nowhere)?;
        let right = before[wrong];
        let lines = worked(tree, setup, mistake, wrong).ok_or(NoMistake::TooLong)?;
        Ok(Self { session, lines, wrong, mistake, right })
    }

    /// The search of the question, without the mistake.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The steps of the worked search.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The general prompt, with a description of the search.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        let (order, cut) = rule(self.session.setup());
        let lead = texts::quiz_mistake_lead(lang, order, cut);
        lang.sentences([lead, besides(self.session.setup(), lang)])
    }

    /// A step in words.
    #[must_use]
    pub fn line_text(&self, line: Line, lang: Lang) -> String {
        let name = |node| node_name(&self.session, node, lang);
        let tree = self.session.tree();
        match line {
            Line::Enter { node, window } => {
                texts::quiz_mistake_enter(lang, &name(node), &numerals::window(lang, window))
            }
            Line::Return { child, verdict, best, window } => {
                let node = tree.parent(child).unwrap_or(TreeNode::ROOT);
                texts::quiz_mistake_return(
                    lang,
                    &name(child),
                    &numerals::verdict(lang, verdict),
                    player_name(tree.player(node)),
                    &name(node),
                    &numerals::value(lang, best),
                    &numerals::window(lang, window),
                )
            }
            Line::Cut { node } => texts::quiz_mistake_cut(lang, &name(node)),
            Line::End { verdict } => {
                let root = name(TreeNode::ROOT);
                texts::quiz_mistake_end(lang, &root, &numerals::verdict(lang, verdict))
            }
        }
    }

    /// The node that a step is about.
    #[must_use]
    pub fn node(&self, line: Line) -> TreeNode {
        match line {
            Line::Enter { node, .. } | Line::Cut { node } => node,
            Line::Return { child, .. } => child,
            Line::End { .. } => TreeNode::ROOT,
        }
    }

    /// What is wrong with the step, and what it should be.
    fn explanation(&self, lang: Lang) -> String {
        let number = (self.wrong + 1).to_string();
        let right = texts::quiz_mistake_right(lang, &number, &self.line_text(self.right, lang));
        lang.sentences([right, texts::quiz_mistake_why(lang, self.mistake.id())])
    }
}

/// The steps of a search with a mistake at one of them; `None` if there are too many.
fn worked(tree: &GameTree, setup: &Setup, mistake: Mistake, wrong: usize) -> Option<Vec<Line>> {
    let (mut machine, mut lines) = (Machine::new(tree, setup.options()), Vec::new());
    loop {
        let line = match lines.len() == wrong {
            true => mistake.next(&machine),
            false => machine.next(),
        };
        let Some(line) = line else { return Some(lines) };
        lines.push(line);
        machine.follow(line);
        if lines.len() > MOST_STEPS {
            return None;
        }
    }
}

/// One of the possible mistakes: each kind is as likely as the next.
fn choose(chances: &[(Mistake, usize)], seed: u64) -> Option<(Mistake, usize)> {
    let mut random = SplitMix64::new(seed);
    let mut kinds: Vec<Mistake> = chances.iter().map(|&(mistake, _)| mistake).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let kind = *kinds.get(below(&mut random, kinds.len())?)?;
    let places: Vec<_> = chances.iter().filter(|&&(mistake, _)| mistake == kind).collect();
    places.get(below(&mut random, places.len())?).map(|&&chance| chance)
}

fn below(random: &mut SplitMix64, count: usize) -> Option<usize> {
    (count > 0).then(|| random.below(count as u64) as usize)
}

/// The hash of a tree: FNV-1a with 64 bits (Fowler, Noll & Vo 1991).
fn hash(tree: &GameTree) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    tree.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

impl Quiz for FindMistake {
    type Answer = Option<usize>;

    fn key(&self) -> Option<usize> {
        Some(self.wrong)
    }

    fn keys(&self) -> Option<Vec<Option<usize>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Option<usize>, AnswerError> {
        one_number(text, self.lines.len(), Wanted::StepNumber)
    }

    fn print(&self, answer: &Option<usize>) -> String {
        answer.map_or_else(String::new, |number| (number + 1).to_string())
    }

    fn grade(&self, answer: &Option<usize>, lang: Lang) -> Grade {
        let mark = Mark::of_one(answer.as_ref(), &self.wrong);
        let number = self.print(answer);
        let why = match *answer {
            Some(chosen) if chosen < self.wrong => texts::quiz_mistake_later(lang, &number),
            Some(chosen) if chosen > self.wrong => texts::quiz_mistake_earlier(lang, &number),
            _ => String::new(),
        };
        // Reasons are shown with the right answer, which is of little use without its own.
        let why = lang.sentences([why, self.explanation(lang)]);
        let finding = Finding { spot: Spot::Item(0), mark, name: number, why, step: None };
        let mut score = Score::default();
        score.add(mark);
        let thoughts = self.thoughts().into_iter();
        let thoughts = thoughts.filter(|(_, step)| Some(*step) == *answer);
        let recognised = thoughts.map(|(thought, _)| thought.recognised(&self.session, lang));
        Grade { findings: vec![finding], score, recognised: recognised.collect() }
    }

    fn misled(&self) -> Vec<(&'static str, Option<usize>)> {
        self.thoughts().into_iter().map(|(thought, step)| (thought.id, Some(step))).collect()
    }

    fn hints(&self, answer: &Option<usize>, lang: Lang) -> Vec<String> {
        if *answer == Some(self.wrong) {
            return Vec::new();
        }
        let node = node_name(&self.session, self.node(self.lines[self.wrong]), lang);
        vec![texts::quiz_mistake_look(lang), texts::quiz_mistake_near(lang, &node)]
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_step(lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        let lines = (1..).zip(&self.lines);
        let lines =
            lines.map(|(number, line)| format!("\n{number}. {}", self.line_text(*line, lang)));
        std::iter::once(self.lead(lang)).chain(lines).collect()
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(&self.session)
    }
}
