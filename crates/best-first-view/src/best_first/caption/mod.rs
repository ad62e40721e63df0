//! The sentence of a step.

mod proof_number;
mod sss;

use plyscope_i18n::{texts, Lang};

use super::{Record, Session};

/// What happens at a step, and why.
#[must_use]
pub fn caption(session: &Session, step: u32, lang: Lang) -> String {
    let sentences = match session.record() {
        Record::Sss(record) => sss::Writer { session, record, lang }.step(step),
        Record::ProofNumber(record) => proof_number::Writer { session, record, lang }.step(step),
    };
    joined(&sentences, lang)
}

/// What the search found, and what it visited beside alpha-beta.
#[must_use]
pub fn conclusion(session: &Session, lang: Lang) -> String {
    let sentences = match session.record() {
        Record::Sss(record) => sss::Writer { session, record, lang }.conclusion(),
        Record::ProofNumber(record) => proof_number::Writer { session, record, lang }.conclusion(),
    };
    joined(&sentences, lang)
}

fn joined(sentences: &[String], lang: Lang) -> String {
    lang.capitalised(&lang.sentences(sentences), &texts::best_first_root(lang))
}

/// How many nodes or leaves alpha-beta visits, where it was counted.
fn compared(found: Option<usize>, lang: Lang) -> Option<String> {
    found.map(|count| texts::best_first_alpha_beta(lang, count))
}
