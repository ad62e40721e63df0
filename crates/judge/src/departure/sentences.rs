//! A departure as sentences.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::Bound;
use plyscope_session::caption::{caption, node_name};
use plyscope_session::Session;
use plyscope_setup::algorithm_name;

use super::{Departure, How};

impl Departure {
    /// What the program does, what the search does instead, and why.
    #[must_use]
    pub fn sentences(&self, session: &Session, lang: Lang) -> String {
        let name = |node| node_name(session, node, lang);
        let value = |value| numerals::value(lang, value);
        let algorithm = algorithm_name(session.setup().algorithm, lang);
        let visit = self.visit as usize;
        let what = match self.how {
            How::Enters { got, expected: Some(expected) } => {
                texts::judge_enters(lang, visit, &name(got), &name(expected))
            }
            How::Enters { got, expected: None } => texts::judge_goes_on(lang, visit, &name(got)),
            How::Ends { expected } => texts::judge_ends(lang, visit, &name(expected)),
            How::Window { node, bound, got, expected } => {
                let bound = match bound {
                    Bound::Alpha => "α",
                    Bound::Beta => "β",
                };
                texts::judge_window(lang, visit, &name(node), bound, &value(got), &value(expected))
            }
            How::Returns { node, got, expected } => {
                texts::judge_returns(lang, &name(node), &value(got), &value(expected))
            }
            How::Cuts { node } => texts::judge_cuts(lang, &name(node)),
            How::Result { got, expected } => {
                let got = got.map_or_else(|| "–".to_owned(), value);
                texts::judge_result(lang, &got, &value(expected))
            }
        };
        let why = match self.how {
            How::Result { .. } => String::new(),
            _ => caption(session, self.step, lang),
        };
        let why = match why.is_empty() {
            true => why,
            false => texts::judge_search_says(lang, &algorithm, self.step.0 as usize, &why),
        };
        lang.sentences([what, why])
    }
}
