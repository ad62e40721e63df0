//! `plyscope grade`.

use plyscope_stage::lesson::answers::Answer;
use plyscope_stage::lesson::{Asking, Lesson};
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::asked::Asked;
use plyscope_stage::quiz::grade::{Grade, Mark};
use serde_json::{json, Value as Json};

use crate::arguments::GradeOptions;
use crate::{input, lesson, Problem};

/// What grading has to say.
pub struct Graded {
    /// The report.
    pub told: String,
    /// What of the answers cannot be read; `None` when all can.
    pub unread: Option<Problem>,
}

/// A question with what became of its answer.
struct Report<'a> {
    number: usize,
    asking: &'a Asking,
    /// `None` where nothing was answered that can be read.
    grade: Option<Grade>,
}

/// Grades answers to the questions of a lesson.
pub fn run(options: &GradeOptions) -> Result<Graded, Problem> {
    if options.lesson.as_os_str() == "-" && options.answers.as_os_str() == "-" {
        return Err("the lesson and the answers cannot both be standard input".to_owned());
    }
    let lesson = lesson::read(&options.lesson)?;
    let lesson = match options.seed.or(lesson.front.seed) {
        Some(seed) => lesson.shuffled(seed),
        None => lesson,
    };
    let lang = options.lang.or(lesson.front.language).unwrap_or_default();
    let (answers, unread) = lesson.read_answers(&input::file(&options.answers)?);
    let mut problems: Vec<(usize, String)> =
        unread.iter().map(|unread| (unread.line, unread.told(lang))).collect();
    let mut reports = Vec::new();
    for (place, asking) in lesson.questions().enumerate() {
        let answer = answers.iter().find(|answer| answer.question == place);
        let grade = match answer.map(|answer| grade(asking, answer, lang)).transpose() {
            Ok(grade) => grade,
            Err(problem) => {
                problems.push(problem);
                None
            }
        };
        reports.push(Report { number: place + 1, asking, grade });
    }
    problems.sort();
    let told = if options.json {
        format!("{}\n", as_json(&lesson, &reports, &problems))
    } else {
        as_text(&reports, lang)
    };
    let unread = problems.into_iter().map(|(_, told)| told).collect::<Vec<_>>();
    let unread = (!unread.is_empty()).then(|| unread.join("\n"));
    Ok(Graded { told, unread })
}

/// Grades an answer, or tells on which line of the answers it cannot be read, and why.
fn grade(asking: &Asking, answer: &Answer, lang: Lang) -> Result<Grade, (usize, String)> {
    let at = |line: usize, what: &str| (line, texts::lesson_broken(lang, line, what));
    let asked = Asked::of(&asking.question).map_err(|why| at(answer.line, &why.told(lang)))?;
    asked.grade(&answer.text, lang).map_err(|slip| {
        let before = answer.text.get(..slip.at.start).unwrap_or_default();
        at(answer.line + before.matches('\n').count(), &slip.told(lang))
    })
}

impl Report<'_> {
    /// The points that were earned, and the most there are.
    fn points(&self) -> (u32, u32) {
        let most = self.asking.question.terms.points;
        (self.grade.as_ref().map_or(0, |grade| grade.score.points(most)), most)
    }

    /// The question's number, with the name its author gave it.
    fn name(&self) -> String {
        match self.asking.id.starts_with(|c: char| c.is_ascii_digit()) {
            true => self.number.to_string(),
            false => format!("{} ({})", self.number, self.asking.id),
        }
    }
}

fn sum(reports: &[Report<'_>]) -> (u32, u32) {
    let both = reports.iter().map(Report::points);
    both.fold((0, 0), |(points, most), (own, of)| (points + own, most + of))
}

fn as_text(reports: &[Report<'_>], lang: Lang) -> String {
    let mut text = String::new();
    let number = |number: u32| lang.number(number as usize);
    for report in reports {
        let (points, most) = report.points();
        let score = texts::lesson_score(lang, &number(points), &number(most));
        text.push_str(&format!("{}  {score}\n", report.name()));
        let Some(grade) = &report.grade else {
            text.push_str(&format!("  {}\n", texts::lesson_no_answer(lang)));
            continue;
        };
        for finding in grade.findings.iter().filter(|finding| finding.mark != Mark::Right) {
            let mark = texts::lesson_mark(lang, mark(finding.mark));
            text.push_str(format!("  {mark}  {}  {}", finding.name, finding.why).trim_end());
            text.push('\n');
        }
        for recognised in &grade.recognised {
            text.push_str(&format!("  {}\n", texts::lesson_perhaps(lang, &recognised.told)));
        }
    }
    let (points, most) = sum(reports);
    text.push_str(&format!("{}\n", texts::lesson_sum(lang, &number(points), &number(most))));
    text
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Right => "right",
        Mark::Wrong => "wrong",
        Mark::Missed => "missed",
    }
}

fn as_json(lesson: &Lesson, reports: &[Report<'_>], problems: &[(usize, String)]) -> Json {
    let questions = reports.iter().map(|report| {
        let (points, most) = report.points();
        let mut question = json!({
            "number": report.number,
            "id": report.asking.id,
            "points": points,
            "most": most,
            "answered": report.grade.is_some(),
        });
        if let Some(grade) = &report.grade {
            let findings = grade.findings.iter().map(|finding| {
                json!({
                    "mark": mark(finding.mark),
                    "name": finding.name,
                    "why": finding.why,
                    "step": finding.step.map(|step| step.0),
                })
            });
            question["right"] = json!(grade.score.right);
            question["wrong"] = json!(grade.score.wrong);
            question["of"] = json!(grade.score.of);
            question["findings"] = findings.collect();
            let told = grade.recognised.iter();
            question["recognised"] =
                told.map(|known| json!({ "id": known.id, "told": known.told })).collect();
        }
        question
    });
    let (points, most) = sum(reports);
    json!({
        "title": lesson.front.title,
        "points": points,
        "most": most,
        "questions": questions.collect::<Vec<_>>(),
        "unread": problems
            .iter()
            .map(|(line, told)| json!({ "line": line, "problem": told }))
            .collect::<Vec<_>>(),
    })
}
