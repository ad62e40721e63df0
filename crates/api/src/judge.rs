//! `judge`: a function is asked about tree after tree.

use plyscope_i18n::Lang;
use plyscope_judge::judging::{
    self, judged_as, max_lines, question, Failure, Judging, NotJudged, Reason,
};
use plyscope_judge::{report, trees};
use plyscope_program_trace::{Reader, Walk};
use plyscope_search::{GameTree, Player};
use plyscope_setup::{SearchOption, Setup};
use serde_json::Value as Json;

use crate::problem::Problem;
use crate::request::Request;
use crate::subject::chosen;
use crate::trace::language;

/// How many trees a function has to search by default: as many as a program of the command.
const TREES: usize = 200;

/// A function that is being judged.
pub struct Judged {
    judging: Judging,
    setup: Setup,
    lang: Lang,
    /// The tree that it is asked about.
    asked: Option<GameTree>,
}

impl Judged {
    /// Before the first tree.
    ///
    /// # Errors
    /// For an invalid request.
    pub fn begin(request: &str) -> Result<Self, Problem> {
        let mut request = Request::parse(request)?;
        let options = judging::OPTIONS.into_iter().filter_map(SearchOption::named);
        let setup = chosen(&mut request, options, &Setup::default())?;
        let root = request.choice::<Player>()?.unwrap_or_default();
        let count = request.number("trees")?.unwrap_or(TREES);
        let seed = request.number("seed")?.unwrap_or(1);
        let lang = language(&mut request)?.unwrap_or_default();
        request.finish()?;
        judged_as(&setup).map_err(|problem| {
            let option = match problem {
                NotJudged::Order => "order",
                NotJudged::Window => "window",
                NotJudged::Algorithm(_) => "algorithm",
            };
            Problem::of_option(option, problem.message(""))
        })?;
        if !(1..=trees::MAX_TREES).contains(&count) {
            let message = format!("expected 1 to {} trees, not {count}", trees::MAX_TREES);
            return Err(Problem::of_option("trees", message));
        }
        let judging = Judging::new(&setup, trees::trees(&setup, root, count, seed));
        Ok(Self { judging, setup, lang, asked: None })
    }

    /// The next tree, as the line of JSON that asks for its search.
    pub fn next_question(&mut self) -> Option<String> {
        self.asked = self.judging.next_task();
        self.asked.as_ref().map(|tree| question(tree, &self.setup))
    }

    /// Takes the lines of what the function did on the tree, with its value.
    pub fn answer(&mut self, lines: &str) {
        if let Some(tree) = self.asked.take() {
            let walk = walk(&tree, lines);
            self.judging.answer(walk.map_err(failure));
        }
    }

    /// Takes the error that the function threw.
    pub fn threw(&mut self, message: String) {
        if self.asked.take().is_some() {
            self.judging.answer(Err(failure(Reason::Raised { message, line: None })));
        }
    }

    /// What was found.
    pub fn finish(self) -> Json {
        report::json(&self.judging.finish(), self.lang)
    }
}

fn failure(reason: Reason) -> Failure {
    Failure { reason, errors: String::new() }
}

fn walk(tree: &GameTree, lines: &str) -> Result<Walk, Reason> {
    let mut reader = Reader::new(tree);
    let limit = max_lines(tree.len());
    for (number, line) in lines.lines().enumerate() {
        if number >= limit {
            return Err(Reason::TooManyLines { limit });
        }
        reader.line(line).map_err(Reason::Line)?;
    }
    match reader.is_ended() {
        true => Ok(reader.finish()),
        false => Err(Reason::Closed),
    }
}
