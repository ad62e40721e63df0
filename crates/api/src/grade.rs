//! `grade`.

use plyscope_i18n::Lang;
use plyscope_lesson::graded;
use plyscope_lesson::graded::Graded;
use plyscope_lesson::{Broken, Lesson};
use plyscope_quiz::answer_error::AnswerError;
use plyscope_quiz::asked::Asked;
use plyscope_report::json;
use serde_json::Value as Json;

use crate::problem::{Code, Problem};
use crate::request::{wrong, Request};
use crate::trace::language;

/// Grades the answer to a question, or the answers to a lesson.
///
/// # Errors
/// For an invalid request, and for an unreadable question or answer.
pub fn grade(request: &str) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    match (request.has("question"), request.has("lesson")) {
        (true, false) => question(request),
        (false, true) => lesson(request),
        (true, true) => Err(Problem::of_option(
            "lesson",
            "a question and a lesson are given; only one can be graded",
        )),
        (false, false) => {
            request.take("question");
            request.take("lesson");
            let message = "there is nothing to grade; expected a question or a lesson";
            Err(Problem::of_option("question", message))
        }
    }
}

fn question(mut request: Request) -> Result<Json, Problem> {
    let text = request.text("question")?.unwrap_or_default();
    let answer = request.word("answer")?;
    let lang = language(&mut request)?.unwrap_or_default();
    request.finish()?;
    let answer =
        answer.ok_or_else(|| Problem::of_option("answer", "there is no answer to grade"))?;
    let of_question = |message: String| Problem::new(Code::Question, message).about("question");
    let lesson =
        Lesson::of_question(&text).map_err(|problem| of_question(problem.message(lang)))?;
    if let Some(broken) = lesson.broken().next() {
        return Err(at_column(of_question(broken.problem.message(lang)), broken));
    }
    let asking =
        lesson.questions().next().ok_or_else(|| of_question("there is none".to_owned()))?;
    let asked = Asked::of(&asking.question).map_err(|why| of_question(why.message(lang)))?;
    let outcome = graded::outcome(&asked, &answer, lang)
        .map_err(|answer_error| of_answer_error(&answer_error, &answer, lang))?;
    Ok(json(&graded::single(&Graded::of(1, asking, outcome), lang)))
}

/// The problem with the column of the tree's parse error; a question is one line.
fn at_column(problem: Problem, broken: &Broken) -> Problem {
    match broken.problem.of_tree() {
        Some(error) => problem.at(1, error.column),
        None => problem,
    }
}

fn of_answer_error(answer_error: &AnswerError, answer: &str, lang: Lang) -> Problem {
    let before = answer.get(..answer_error.at.start).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Problem::new(Code::Answer, answer_error.message(lang)).about("answer").at(line, column)
}

fn lesson(mut request: Request) -> Result<Json, Problem> {
    let text = request.text("lesson")?.unwrap_or_default();
    let answers = request.take("answers");
    let seed = request.number("seed")?;
    let lang = language(&mut request)?;
    request.finish()?;
    let lesson = Lesson::parse(&text).map_err(|problem| {
        Problem::new(Code::Lesson, problem.message(lang.unwrap_or_default())).about("lesson")
    })?;
    let lang = lang.or(lesson.front.language).unwrap_or_default();
    let seed = seed.unwrap_or(lesson.front.seed.first());
    let lesson = lesson.dealt(seed);
    let answers = match answers {
        None => return Err(Problem::of_option("answers", "there are no answers to grade")),
        Some(answers) => read_answers(&answers)?,
    };
    let (graded, unread) = graded::grade(&lesson, &answers, lang);
    Ok(json(&graded::lesson(&lesson, &graded, &unread, lang)))
}

/// The answers as a text: they may be one, or an object with an answer for each number or name.
fn read_answers(answers: &Json) -> Result<String, Problem> {
    let by_name = match answers {
        Json::String(text) => return Ok(text.clone()),
        Json::Object(by_name) => by_name,
        other => return Err(wrong("answers", other, "a text, or an object with an answer each")),
    };
    let mut lines = String::new();
    for (name, answer) in by_name {
        let answer = match answer {
            Json::String(answer) => answer.clone(),
            Json::Number(answer) => answer.to_string(),
            other => {
                let problem = wrong(&format!("answers.{name}"), other, "a text or a number");
                return Err(problem.about("answers"));
            }
        };
        if name.contains([':', '：', '\n', '\r', '#']) || name.starts_with(char::is_whitespace) {
            return Err(wrong("answers", &Json::from(name.clone()), "names of questions in it"));
        }
        // Further lines of an answer are indented.
        let answer: Vec<&str> = answer.lines().map(str::trim).collect();
        lines.push_str(&format!("{name}: {}\n", answer.join("\n ")));
    }
    Ok(lines)
}
