//! A question of any kind, to be answered as text in a lesson, on the command line or on a
//! worksheet. The page uses the kinds directly.

use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step};

use super::answer_error::AnswerError;
use super::best_move::BestMove;
use super::board::{search_at, BackOut, Lost, NextSquare};
use super::build::{Build, BuildOrder};
use super::fill_line::FillLine;
use super::find_line::FindLine;
use super::find_mistake::{FindMistake, NoMistake};
use super::follow::{can_be_followed, can_be_performed};
use super::grade::Grade;
use super::next::Next;
use super::order::{Aim, Order, Unorderable};
use super::order_lines::OrderLines;
use super::perform::Perform;
use super::program::{Assignment, Program};
use super::pruned::Pruned;
use super::question::{Kind, Question, Subject};
use super::sss::Sss;
use super::uct::Uct;
pub use super::unaskable::Unaskable;
use super::values::{Values, Worth};
use super::which_search::WhichSearch;
use super::whose_bound::WhoseBound;
use super::write_program::WriteProgram;
use super::Quiz;
use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::board::Board;
use plyscope_puzzle_view::backtrack::search::Search;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;
use plyscope_view::scene::tree::TreeScene;

/// Makes the questions that can be asked, each with the search that it is about, and passes on what
/// [`Quiz`] does. A question has a line: its name and its type.
macro_rules! questions {
    ($( #[$about:meta] $name:ident($quiz:ty), )+) => {
        /// A question with the search that it is about.
        #[derive(Clone, Debug)]
        pub enum Asked {
            $( #[$about] $name($quiz), )+
        }

        impl Asked {
            /// The search of a tree that shows the answer; `None` where something else is asked about.
            #[must_use]
            pub fn session(&self) -> Option<&Session> {
                match self { $( Self::$name(quiz) => quiz.tree_session() ),+ }
            }

            /// The search whose tree is shown with the question; `None` where something else is asked
            /// about.
            #[must_use]
            pub fn shown_session(&self) -> Option<&Session> {
                match self { $( Self::$name(quiz) => quiz.shown_session() ),+ }
            }

            /// Draws what the question gives besides its tree.
            pub fn dress(&self, scene: &mut TreeScene) {
                match self { $( Self::$name(quiz) => quiz.dress(scene) ),+ }
            }

            /// The boards at the steps of the question, in order; none for a tree.
            #[must_use]
            pub fn boards(&self) -> Vec<Board> {
                match self { $( Self::$name(quiz) => quiz.boards() ),+ }
            }

            /// The program that is shown with the question, line by line with its indentation; empty
            /// for none. People count the lines from 1.
            #[must_use]
            pub fn listing(&self) -> Vec<String> {
                match self { $( Self::$name(quiz) => quiz.listing() ),+ }
            }

            /// Whether the step that it asks about shows something, not only that the search goes on.
            #[must_use]
            pub fn is_instructive(&self) -> bool {
                match self { $( Self::$name(quiz) => quiz.is_instructive() ),+ }
            }

            /// The prompt of the question.
            #[must_use]
            pub fn prompt(&self, lang: Lang) -> String {
                match self { $( Self::$name(quiz) => quiz.prompt(lang) ),+ }
            }

            /// The right answer, as it would be typed.
            #[must_use]
            pub fn key(&self) -> String {
                match self { $( Self::$name(quiz) => quiz.print(&quiz.key()) ),+ }
            }

            /// The right answer as it is shown to people, in the words of their language; all right
            /// ones where one of several things is to be named.
            #[must_use]
            pub fn key_text(&self, lang: Lang) -> String {
                match self { $( Self::$name(quiz) => quiz.key_text(lang) ),+ }
            }

            /// The answers of the misconceptions that apply, as they would be typed, with their ids, in
            /// the order of [`Grade::recognised`]. One can be right by chance, and two can be the same.
            #[must_use]
            pub fn misconceptions(&self) -> Vec<(&'static str, String)> {
                match self {
                    $( Self::$name(quiz) => {
                        let answers = quiz.misled().into_iter();
                        answers.map(|(id, answer)| (id, quiz.print(&answer))).collect()
                    } ),+
                }
            }

            /// All right answers, as they would be typed; `None` where there may be others.
            #[must_use]
            pub fn keys(&self) -> Option<Vec<String>> {
                match self {
                    $( Self::$name(quiz) => {
                        let keys = quiz.keys()?.into_iter();
                        Some(keys.map(|answer| quiz.print(&answer)).collect())
                    } )+
                }
            }

            /// Checks that an answer can be parsed.
            ///
            /// # Errors
            /// The parse error, with its place.
            pub fn read(&self, answer: &str) -> Result<(), AnswerError> {
                match self { $( Self::$name(quiz) => quiz.read(answer).map(drop) ),+ }
            }

            /// Whether a text gives no answer, so that there is nothing to grade.
            #[must_use]
            pub fn is_blank(&self, answer: &str) -> bool {
                match self { $( Self::$name(quiz) => quiz.is_blank(answer) ),+ }
            }

            /// Whether two texts give the same answer.
            #[must_use]
            pub fn is_same(&self, one: &str, other: &str) -> bool {
                match self { $( Self::$name(quiz) => {
                    one == other || quiz.read(one).is_ok_and(|one| quiz.read(other) == Ok(one))
                } ),+ }
            }

            /// How an answer is written, with examples of another tree or board.
            #[must_use]
            pub fn notation(&self, lang: Lang) -> String {
                match self { $( Self::$name(quiz) => quiz.notation(lang) ),+ }
            }

            /// How one reply or value is written that has a field of its own; the same as
            /// [`Asked::notation`] where an answer is in one piece.
            #[must_use]
            pub fn reply_notation(&self, lang: Lang) -> String {
                match self { $( Self::$name(quiz) => quiz.reply_notation(lang) ),+ }
            }

            /// Grades an answer as it was typed.
            ///
            /// # Errors
            /// The parse error, with its place.
            pub fn grade(&self, answer: &str, lang: Lang) -> Result<Grade, AnswerError> {
                match self { $( Self::$name(quiz) => Ok(quiz.grade(&quiz.read(answer)?, lang)) ),+ }
            }

            /// The wrong answers that misconceptions lead to, as they would be typed, each with the
            /// ids of the misconceptions in the order of [`Grade::recognised`].
            #[must_use]
            pub fn misled(&self) -> Vec<(String, Vec<&'static str>)> {
                match self {
                    $( Self::$name(quiz) => {
                        let key = quiz.key();
                        let wrong = quiz.misled().into_iter().filter(|(_, led)| *led != key);
                        by_answer(wrong.map(|(id, answer)| (id, quiz.print(&answer))))
                    } )+
                }
            }

            /// Hints for the next part that is not right yet.
            ///
            /// # Errors
            /// The parse error, with its place.
            pub fn hints(&self, answer: &str, lang: Lang) -> Result<Vec<String>, AnswerError> {
                match self { $( Self::$name(quiz) => Ok(quiz.hints(&quiz.read(answer)?, lang)) ),+ }
            }
        }
    };
}

questions! {
    /// Which nodes are never visited?
    Pruned(Pruned),
    /// What are the values of the nodes?
    Values(Values),
    /// What happens next?
    Next(Next),
    /// Whose value set the bound that causes a cutoff?
    WhoseBound(WhoseBound),
    /// Which search visited these leaves?
    WhichSearch(WhichSearch),
    /// Give a tree values with which exactly these nodes are pruned.
    Build(Build),
    /// Put a tree in an order in which exactly these nodes are pruned.
    BuildOrder(Box<BuildOrder>),
    /// Which step of a worked search is wrong?
    FindMistake(FindMistake),
    /// Which move is best?
    BestMove(BestMove),
    /// Which move does UCT select next?
    Uct(Uct),
    /// Which leaves does SSS* never evaluate?
    Sss(Sss),
    /// In which order is most pruned, or least?
    Order(Box<Order>),
    /// Perform the search yourself.
    Perform(Perform),
    /// Where does a search on a board go next?
    NextSquare(NextSquare),
    /// Must it back out, and how far?
    BackOut(Box<BackOut>),
    /// Can a position still be completed?
    Lost(Box<Lost>),
    /// In which order are the lines of a program?
    OrderLines(OrderLines),
    /// Which line of a program is wrong?
    FindLine(FindLine),
    /// Which line of a program is missing?
    FillLine(FillLine),
    /// Write a program.
    WriteProgram(WriteProgram),
}

impl Asked {
    /// Runs the search that a question is about.
    ///
    /// # Errors
    /// When the search is too long for a question, or the question does not fit its subject.
    pub fn of(question: &Question) -> Result<Self, Unaskable> {
        if question.subject.tree().is_some_and(GameTree::has_chance)
            && !question.kind.takes_chance()
        {
            return Err(Unaskable::Chance);
        }
        let session = || session(&question.subject);
        Ok(match question.kind {
            Kind::Pruned => Self::Pruned(Pruned::new(session()?)),
            Kind::Next => Self::Next(followed(session()?, can_be_followed, Next::new)?),
            Kind::WhoseBound => {
                Self::WhoseBound(followed(session()?, can_be_followed, WhoseBound::new)?)
            }
            Kind::WhichSearch => {
                let which = |session| WhichSearch::new(session, question.details.bug);
                Self::WhichSearch(followed(session()?, can_be_performed, which)?)
            }
            Kind::Build => Self::Build(followed(session()?, can_be_performed, Build::new)?),
            Kind::BuildOrder => {
                let build = |session| BuildOrder::new(&session).map(Box::new);
                Self::BuildOrder(followed(session()?, can_be_performed, build)?)
            }
            Kind::FindMistake => {
                let mistake = FindMistake::new(session()?, question.details.mistake);
                Self::FindMistake(mistake.map_err(|problem| match problem {
                    NoMistake::OtherSearch => Unaskable::OtherSearch,
                    NoMistake::TooLong => Unaskable::TooManySteps,
                    NoMistake::Nowhere => Unaskable::NoMistake,
                })?)
            }
            Kind::Playback => Self::Next(playback(&question.subject)?),
            Kind::BestMove => Self::BestMove(BestMove::new(session()?).ok_or(Unaskable::Nothing)?),
            Kind::Uct => Self::Uct(Uct::new(session()?, question.details.uct)?),
            Kind::Sss => Self::Sss(Sss::new(session()?)?),
            Kind::OrderMost => ordered(session()?, Aim::PruneMost)?,
            Kind::OrderLeast => ordered(session()?, Aim::PruneLeast)?,
            Kind::Perform => {
                let perform = |session| Perform::new(session, question.terms.grading);
                Self::Perform(followed(session()?, can_be_performed, perform)?)
            }
            Kind::MinimaxValues => values(&question.subject, Worth::Minimax)?,
            Kind::ReturnedValues => values(&question.subject, Worth::Returned)?,
            Kind::NextSquare | Kind::BackOut | Kind::Lost => {
                Self::at(question.kind, board(&question.subject)?)?
            }
            Kind::OrderLines => Self::OrderLines(OrderLines::new(program(&question.subject)?)),
            Kind::FindLine => {
                let quiz = FindLine::new(program(&question.subject)?);
                Self::FindLine(quiz.ok_or(Unaskable::Nothing)?)
            }
            Kind::FillLine => {
                let quiz = FillLine::new(program(&question.subject)?);
                Self::FillLine(quiz.ok_or(Unaskable::Nothing)?)
            }
            Kind::WriteProgram => {
                Self::WriteProgram(WriteProgram::new(assignment(&question.subject)?))
            }
        })
    }

    /// The question of a kind about the step of a search on a board.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub fn at(kind: Kind, search: Search) -> Result<Self, Unaskable> {
        let asked = match kind {
            Kind::NextSquare => NextSquare::new(search).map(Self::NextSquare),
            Kind::BackOut => BackOut::new(search).map(Box::new).map(Self::BackOut),
            Kind::Lost => return Lost::new(search).map(Box::new).map(Self::Lost),
            _ => return Err(Unaskable::OtherSubject),
        };
        asked.ok_or(Unaskable::Nothing)
    }
}

/// Wrong answers, each once, with the ids of the misconceptions that lead to it.
fn by_answer(
    misled: impl Iterator<Item = (&'static str, String)>,
) -> Vec<(String, Vec<&'static str>)> {
    let mut answers: Vec<(String, Vec<&'static str>)> = Vec::new();
    for (id, answer) in misled {
        match answers.iter_mut().find(|(known, _)| *known == answer) {
            Some((_, ids)) => ids.push(id),
            None => answers.push((answer, vec![id])),
        }
    }
    answers
}

/// The most steps of a search that is asked about.
const MOST_ASKED: u32 = 1_000_000;

/// A search of a tree, which may have so many steps.
fn recorded(tree: &GameTree, setup: Setup, most: u32) -> Result<Session, Unaskable> {
    search_tree(tree.clone(), setup, Recorder::new().with_limit(most)).map_err(Unaskable::TooLong)
}

/// The search that a question about a tree is about.
fn session(subject: &Subject) -> Result<Session, Unaskable> {
    match subject {
        Subject::Tree { tree, setup, .. } | Subject::Playback { tree, setup, .. } => {
            recorded(tree, *setup, MOST_ASKED)
        }
        _ => Err(Unaskable::OtherSubject),
    }
}

fn values(subject: &Subject, worth: Worth) -> Result<Asked, Unaskable> {
    match subject {
        Subject::Tree { tree, setup, .. } => {
            let session = recorded(tree, worth.setup(*setup, tree), MOST_ASKED)?;
            Ok(Asked::Values(Values::new(session, worth)))
        }
        _ => Err(Unaskable::OtherSubject),
    }
}

/// The search that a question about a board is about, at its step.
fn board(subject: &Subject) -> Result<Search, Unaskable> {
    match subject {
        Subject::Board { problem, step } => search_at(problem, *step).ok_or(Unaskable::TooFar),
        _ => Err(Unaskable::OtherSubject),
    }
}

/// The program that a question is about.
const fn program(subject: &Subject) -> Result<Program, Unaskable> {
    match subject {
        Subject::Program(program) => Ok(*program),
        _ => Err(Unaskable::OtherSubject),
    }
}

/// The program that is to be written.
const fn assignment(subject: &Subject) -> Result<Assignment, Unaskable> {
    match subject {
        Subject::Assignment(assignment) => Ok(*assignment),
        _ => Err(Unaskable::OtherSubject),
    }
}

/// The most steps of a search that is asked about while it plays.
pub const MOST_PLAYED: u32 = 20_000;

/// The question that is asked while a search plays.
fn playback(subject: &Subject) -> Result<Next, Unaskable> {
    let Subject::Playback { tree, setup, ask, from, to, .. } = subject else {
        return Err(Unaskable::OtherSubject);
    };
    if !can_be_followed(setup) {
        return Err(Unaskable::OtherSearch);
    }
    let session = recorded(tree, *setup, MOST_PLAYED)?;
    let last = session.trace().last_step();
    let from = from.map_or(Step::START, |from| from.among(last));
    let to = to.map_or(last, |to| to.among(last));
    Next::during(session, *ask, from, to).ok_or(Unaskable::Nothing)
}

/// A question about a search that must fit it.
fn followed<Q>(
    session: Session,
    suits: impl Fn(&Setup) -> bool,
    new: impl Fn(Session) -> Option<Q>,
) -> Result<Q, Unaskable> {
    if !suits(session.setup()) {
        return Err(Unaskable::OtherSearch);
    }
    new(session).ok_or(Unaskable::Nothing)
}

/// A question about the order of children.
fn ordered(session: Session, aim: Aim) -> Result<Asked, Unaskable> {
    let order = Order::new(session, aim).map_err(|problem| match problem {
        Unorderable::OtherSearch => Unaskable::OtherSearch,
        Unorderable::TooLarge => Unaskable::TooLarge,
        Unorderable::Clips => Unaskable::Clips,
        Unorderable::BestAlready => Unaskable::BestAlready,
    });
    order.map(|order| Asked::Order(Box::new(order)))
}
