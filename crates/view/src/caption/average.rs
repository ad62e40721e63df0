//! Captions of averages, where chance decides.

use plyscope_i18n::{numerals, texts};
use plyscope_search::{Fraction, Value};

use super::CaptionWriter;

impl CaptionWriter<'_> {
    /// A child counts in the average of its parent, as often as it is probable.
    pub(super) fn add_to_average(&self, value: Value) -> String {
        let (lang, session) = (self.lang, self.session);
        let written = |value: Option<Value>| {
            value.map_or_else(String::new, |value| numerals::value(lang, value))
        };
        let child = session.trace().compared(self.step);
        let probability = child.and_then(|child| session.tree().probability(session.node(child)));
        let share = probability.zip(value.as_fraction());
        let share = share.and_then(|(probability, value)| value.times(probability));
        let sum = session.average(session.node(self.visit), self.step);
        texts::step_average(
            lang,
            &child.map_or_else(String::new, |child| self.name(child)),
            &probability.unwrap_or(Fraction::ZERO).to_string(),
            &numerals::value(lang, value),
            &written(share.and_then(Value::fraction)),
            &self.name(self.visit),
            &written(sum),
        )
    }
}
