//! The options of a request.

use plyscope_search::excerpt;
use plyscope_setup::Choice;
use serde_json::{Map, Value as Json};

use crate::problem::{Code, Problem};

/// The longest request, in bytes: the largest tree, with space for JSON's escapes.
const MAX_REQUEST: usize = 40 << 20;

/// The options of a request that are not taken yet.
pub struct Request {
    values: Map<String, Json>,
    /// The names of the known options.
    known: Vec<&'static str>,
}

impl Request {
    /// Reads a request: a JSON object.
    ///
    /// # Errors
    /// When it is none, or too long.
    pub fn parse(request: &str) -> Result<Self, Problem> {
        if request.len() > MAX_REQUEST {
            let message =
                format!("the request has {} bytes; at most {MAX_REQUEST} are read", request.len());
            return Err(Problem::new(Code::TooLarge, message));
        }
        match serde_json::from_str(request) {
            Ok(Json::Object(values)) => Ok(Self { values, known: Vec::new() }),
            _ => Err(Problem::new(Code::Option, "expected an object with options")),
        }
    }

    /// Whether an option is given and not taken yet.
    pub fn has(&self, option: &str) -> bool {
        self.values.contains_key(option)
    }

    /// Whether an option is given as an object, and not taken yet.
    pub fn has_object(&self, option: &str) -> bool {
        self.values.get(option).is_some_and(Json::is_object)
    }

    /// Whether an option is given as a text, and not taken yet.
    pub fn is(&self, option: &str, text: &str) -> bool {
        self.values.get(option).and_then(Json::as_str) == Some(text)
    }

    /// Takes an option as it is.
    pub fn take(&mut self, option: &'static str) -> Option<Json> {
        self.known.push(option);
        self.values.remove(option)
    }

    /// Takes an option that is a text.
    ///
    /// # Errors
    /// When it is none.
    pub fn text(&mut self, option: &'static str) -> Result<Option<String>, Problem> {
        match self.take(option) {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong(option, &other, "a text")),
        }
    }

    /// Takes an option that is a text or a number, as a text.
    ///
    /// # Errors
    /// When it is neither.
    pub fn word(&mut self, option: &'static str) -> Result<Option<String>, Problem> {
        match self.take(option) {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(Json::Number(number)) => Ok(Some(number.to_string())),
            Some(other) => Err(wrong(option, &other, "a text or a number")),
        }
    }

    /// Takes an option that is one of several words.
    ///
    /// # Errors
    /// When it is none of them.
    pub fn choice<C: Choice>(&mut self) -> Result<Option<C>, Problem> {
        let chosen = self.text(C::NAME)?.map(|name| C::from_id(&name)).transpose();
        chosen.map_err(|problem| Problem::of_choice(&problem))
    }

    /// Takes an option that is a whole number, not below zero.
    ///
    /// # Errors
    /// When it is none, or too large for its kind.
    pub fn number<N: TryFrom<u64>>(&mut self, option: &'static str) -> Result<Option<N>, Problem> {
        let Some(value) = self.take(option) else { return Ok(None) };
        let number = value.as_u64().and_then(|number| N::try_from(number).ok());
        number.map(Some).ok_or_else(|| wrong(option, &value, "a whole number"))
    }

    /// Takes an option that is a whole number in a range.
    ///
    /// # Errors
    /// When it is none.
    pub fn whole(
        &mut self,
        option: &'static str,
        least: u64,
        most: u64,
    ) -> Result<Option<u64>, Problem> {
        let Some(value) = self.take(option) else { return Ok(None) };
        let number = value.as_u64().filter(|number| (least..=most).contains(number));
        let expected = format!("a whole number from {least} to {most}");
        number.map(Some).ok_or_else(|| wrong(option, &value, &expected))
    }

    /// Takes an option that is a length in pixels.
    ///
    /// # Errors
    /// When it is none.
    pub fn pixels(&mut self, option: &'static str) -> Result<Option<f64>, Problem> {
        const MOST: f64 = 100_000.0;
        let Some(value) = self.take(option) else { return Ok(None) };
        let pixels = value.as_f64().filter(|pixels| (1.0..=MOST).contains(pixels));
        let expected = format!("a number of pixels from 1 to {MOST}");
        pixels.map(Some).ok_or_else(|| wrong(option, &value, &expected))
    }

    /// Takes an option that is true or false.
    ///
    /// # Errors
    /// When it is neither.
    pub fn flag(&mut self, option: &'static str) -> Result<Option<bool>, Problem> {
        match self.take(option) {
            None => Ok(None),
            Some(Json::Bool(flag)) => Ok(Some(flag)),
            Some(other) => Err(wrong(option, &other, "true or false")),
        }
    }

    /// Takes all options that are left as they are, with their names.
    pub fn rest(&mut self) -> Map<String, Json> {
        std::mem::take(&mut self.values)
    }

    /// The names of the options that were asked for so far.
    pub fn known(&self) -> &[&'static str] {
        &self.known
    }

    /// Checks that no options are left.
    ///
    /// # Errors
    /// If there is an unknown option.
    pub fn finish(self) -> Result<(), Problem> {
        match self.values.keys().next() {
            Some(name) => Err(Problem::unknown(name, &self.known)),
            None => Ok(()),
        }
    }
}

/// The problem of an option with a wrong value.
pub fn wrong(option: &str, given: &Json, expected: &str) -> Problem {
    let given: String = match given {
        Json::Array(_) => "a list".to_owned(),
        Json::Object(_) => "an object".to_owned(),
        Json::String(text) => format!("“{}”", excerpt(text)),
        other => other.to_string(),
    };
    Problem::of_option(option, format!("{option} cannot be {given}; expected {expected}"))
}
