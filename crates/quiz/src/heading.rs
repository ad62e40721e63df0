//! The result of an answer in a line: how many of its pieces are right, wrong, too many and missing.

use super::asked::Asked;
use super::grade::{Grade, Mark};
use super::Quiz;
use plyscope_i18n::{texts, Lang};

/// How many pieces of an answer are what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// As in the key.
    pub right: u32,
    /// In the key, but otherwise.
    pub wrong: u32,
    /// Not in the key.
    pub too_many: u32,
    /// Only in the key.
    pub missing: u32,
}

impl Grade {
    /// How many pieces of the answer are what. The grade has all its findings.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let missed = self.findings.iter().filter(|finding| finding.mark == Mark::Missed).count();
        let missing = u32::try_from(missed).unwrap_or(u32::MAX);
        let right = self.score.right;
        let open = self.score.of.saturating_sub(right).saturating_sub(missing);
        let wrong = self.score.wrong.min(open);
        Counts { right, wrong, too_many: self.score.wrong - wrong, missing }
    }
}

impl Asked {
    /// The result of an answer in a line. The grade has all its findings.
    #[must_use]
    pub fn heading(&self, answer: &str, grade: &Grade, lang: Lang) -> String {
        let score = grade.score;
        let ordered = self.ordered(answer, lang);
        match self {
            _ if score.is_full() => texts::learn_all_right(lang),
            Self::Order(_) => ordered.unwrap_or_default(),
            Self::Perform(_) => {
                // What comes after the last step is open, not missing.
                let Counts { right, .. } = grade.counts();
                let wrong = (score.wrong > 0).then(|| texts::quiz_found_wrong(lang, score.wrong));
                let right = texts::quiz_found_right(
                    lang,
                    &lang.number(right as usize),
                    &lang.number(score.of as usize),
                );
                lang.clauses(&std::iter::once(right).chain(wrong).collect::<Vec<_>>())
            }
            _ => counted(grade, lang),
        }
    }

    /// How many leaves the order of an answer visits, and the best order, for questions about order.
    #[must_use]
    pub fn ordered(&self, answer: &str, lang: Lang) -> Option<String> {
        let Self::Order(quiz) = self else { return None };
        let answer = quiz.read(answer).ok()?;
        Some(texts::learn_score_order(lang, quiz.visited(&answer) as usize, quiz.wanted() as usize))
    }
}

fn counted(grade: &Grade, lang: Lang) -> String {
    let of = grade.score.of;
    let Counts { right, wrong, too_many, missing } = grade.counts();
    if of <= 1 && too_many == 0 {
        return texts::quiz_found_not(lang);
    }
    let number = |count: u32| lang.number(count as usize);
    let found = match (right == of, of) {
        (true, 0) => None,
        (true, _) => Some(texts::quiz_found_all(lang, of)),
        (false, _) => Some(texts::quiz_found_right(lang, &number(right), &number(of))),
    };
    let wrong = (wrong > 0).then(|| texts::quiz_found_wrong(lang, wrong));
    let too_many = (too_many > 0).then(|| texts::quiz_found_too_many(lang, too_many));
    let missing = (missing > 0).then(|| texts::quiz_found_missing(lang, missing));
    let parts = [found, wrong, too_many, missing];
    lang.clauses(&parts.into_iter().flatten().collect::<Vec<_>>())
}
