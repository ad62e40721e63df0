//! `plyscope grade`.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::graded;
use plyscope_lesson::graded::{grade, sum, Graded as Report, MarkWord, MAX_REPORTED};
use plyscope_quiz::grade::Mark;
use plyscope_report::json;
use plyscope_report::parts::Words;

use crate::arguments::GradeOptions;
use crate::output::versioned;
use crate::problem::{misuse, Outcome, Problem};
use crate::{input, lesson};

/// Grades answers to the questions of a lesson, but for those that are broken.
pub fn run(options: &GradeOptions) -> Result<Outcome, Problem> {
    if options.lesson.as_os_str() == "-" && options.answers.as_os_str() == "-" {
        return misuse("the lesson and the answers cannot both be standard input");
    }
    let (lesson, mut errors) = lesson::read(&options.lesson)?;
    let seed = options.seed.unwrap_or(lesson.front.seed.first());
    let lesson = lesson.dealt(seed);
    let lang = options.lang.or(lesson.front.language).unwrap_or_default();
    let (reports, problems) = grade(&lesson, &input::file(&options.answers)?, lang);
    let report = if options.json {
        format!("{}\n", versioned(json(&graded::lesson(&lesson, &reports, &problems, lang))))
    } else {
        as_text(&reports, lang)
    };
    let unread = problems.lines(lang).collect::<Vec<_>>();
    errors.extend((!unread.is_empty()).then(|| unread.join("\n")));
    Ok(Outcome { report, is_right: true, errors })
}

/// The question's number, with the name its author gave it.
fn name(report: &Report<'_>) -> String {
    match report.asking.id.starts_with(|c: char| c.is_ascii_digit()) {
        true => report.number.to_string(),
        false => format!("{} ({})", report.number, report.asking.id),
    }
}

fn as_text(reports: &[Report<'_>], lang: Lang) -> String {
    let mut text = String::new();
    let number = |number: u32| lang.number(number as usize);
    for report in reports {
        let (points, most) = report.points();
        let score = texts::lesson_score(lang, most, &number(points));
        text.push_str(&format!("{}  {score}\n", name(report)));
        let Some(grade) = &report.grade else {
            text.push_str(&format!("  {}\n", texts::lesson_no_answer(lang)));
            continue;
        };
        text.push_str(&format!("  {}\n", report.heading));
        let not_right = || grade.findings.iter().filter(|finding| finding.mark != Mark::Right);
        for finding in not_right().take(MAX_REPORTED) {
            let mark = texts::lesson_mark(lang, MarkWord(finding.mark).word());
            text.push_str(format!("  {mark}  {}  {}", finding.name, finding.why).trim_end());
            text.push('\n');
        }
        let more = not_right().count().saturating_sub(MAX_REPORTED);
        if more > 0 {
            text.push_str(&format!("  {}\n", texts::lesson_findings_more(lang, more)));
        }
        if let Some(recognised) = grade.recognised.first() {
            text.push_str(&format!(
                "  {}\n",
                texts::lesson_perhaps(lang, &recognised.whole_text(lang))
            ));
        }
    }
    let (points, most) = sum(reports);
    text.push_str(&format!("{}\n", texts::lesson_sum(lang, most, &number(points))));
    text
}
