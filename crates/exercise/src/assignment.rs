//! What is to be written, as an address: `exercise=alpha-beta&language=python&root=min&cut=gt`.

use plyscope_search::{excerpt, Order, Player};
use plyscope_setup::address::{FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::link::LinkProblem;
use plyscope_setup::{Choice, NoSuchChoice, SearchOption, Setup, CUT, ORDER};

use crate::{Exercise, Language};

/// The options of a search that an assignment can ask for.
const OPTIONS: [&SearchOption; 2] = [&CUT, &ORDER];

/// A program that is to be written.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Assignment {
    exercise: Exercise,
    /// Its language; `None` for any.
    pub language: Option<Language>,
    /// Who is to move at the roots of the trees; MAX for a search on boards.
    root: Player,
    /// The search; the usual one for a search on boards.
    setup: Setup,
}

impl Assignment {
    /// The assignment with the usual options.
    #[must_use]
    pub fn new(exercise: Exercise, language: Option<Language>) -> Self {
        let setup = match exercise.algorithm() {
            Some(algorithm) => Setup { algorithm, ..Setup::default() },
            None => Setup::default(),
        };
        Self { exercise, language, root: Player::default(), setup }
    }

    /// All assignments of an exercise in a language.
    #[must_use]
    pub fn all(exercise: Exercise, language: Option<Language>) -> Vec<Self> {
        let mut all = vec![Self::new(exercise, language)];
        for option in OPTIONS {
            all = all.iter().flat_map(|one| one.with_each(option)).collect();
        }
        let others = all.iter().filter(|one| one.takes(Player::NAME));
        let others: Vec<Self> = others.map(|one| Self { root: Player::Min, ..*one }).collect();
        all.extend(others);
        all
    }

    /// The same with each word of an option; the usual one first.
    fn with_each(self, option: &SearchOption) -> Vec<Self> {
        if !self.takes(option.id) {
            return vec![self];
        }
        let setups = option.words().into_iter().filter_map(|word| option.chosen(&self.setup, word));
        let judged = setups.filter(|setup| is_order_judged(setup.order));
        judged.map(|setup| Self { setup, ..self }).collect()
    }

    /// Whether it has an option: who moves first, or one of the search.
    #[must_use]
    pub fn takes(&self, name: &str) -> bool {
        let is_chosen =
            |option: &&SearchOption| option.id == name && option.has_choice(&self.setup);
        let is_option = name == Player::NAME || OPTIONS.iter().any(is_chosen);
        is_option && self.search().is_some()
    }

    /// What the program does.
    #[must_use]
    pub const fn exercise(&self) -> Exercise {
        self.exercise
    }

    /// Who is to move at the roots of the trees.
    #[must_use]
    pub const fn root(&self) -> Player {
        self.root
    }

    /// The search of trees that the program is to be; `None` for a search on boards.
    #[must_use]
    pub fn search(&self) -> Option<&Setup> {
        self.exercise.algorithm().map(|_| &self.setup)
    }

    /// The languages in which it may be written.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        let language = self.language;
        let all = Language::ALL.iter().map(|&(_, one)| one);
        all.filter(move |one| language.is_none_or(|language| language == *one))
    }

    /// The same with all that is asked for, in one language.
    #[must_use]
    pub const fn in_language(self, language: Language) -> Self {
        Self { language: Some(language), ..self }
    }
}

/// Whether programs can be judged that look at children in this order: from one side to the other.
#[must_use]
pub const fn is_order_judged(order: Order) -> bool {
    matches!(order, Order::LeftToRight | Order::RightToLeft)
}

/// Whether an option has the word that it has without being asked for.
fn is_usual(option: &SearchOption, setup: &Setup) -> bool {
    (option.print)(setup) == (option.print)(&Setup::default())
}

/// The search with an option set to a word that is judged.
fn set(setup: Setup, option: &SearchOption, word: &str) -> Result<Setup, LinkProblem> {
    let mut set = setup;
    (option.parse)(&mut set, word)?;
    if is_order_judged(set.order) {
        return Ok(set);
    }
    let orders = Order::ALL.iter().filter(|(_, order)| is_order_judged(*order));
    Err(LinkProblem::Address(Problem::Choice(NoSuchChoice {
        parameter: Order::NAME,
        given: excerpt(word),
        known: orders.map(|(id, _)| *id).collect(),
        chapter: None,
    })))
}

impl FromQuery for Assignment {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let exercise = query.choice().unwrap_or_default();
        let plain = Self::new(exercise, query.choice());
        let mut setup = plain.setup;
        for option in OPTIONS.into_iter().filter(|option| plain.takes(option.id)) {
            setup = query.read(option.id, |word| set(setup, option, word)).unwrap_or(setup);
        }
        let root = plain.takes(Player::NAME).then(|| query.choice()).flatten();
        Self { root: root.unwrap_or_default(), setup, ..plain }
    }
}

impl ToQuery for Assignment {
    fn to_query(&self, writer: &mut Writer) {
        writer.choose(self.exercise);
        if let Some(language) = self.language {
            writer.choose(language);
        }
        writer.choose_unless(self.root, Player::default());
        for option in OPTIONS {
            let own = (option.print)(&self.setup);
            writer.add_some(option.id, own.filter(|_| !is_usual(option, &self.setup)));
        }
    }
}
