//! What is searched.

use plyscope_search::notation::ParseError;
use plyscope_search::{packed, GameTree};
use plyscope_setup::address::{Query, Writer};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::link::{self, LinkProblem};

/// What is searched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A given tree.
    Tree(GameTree),
    /// A game from a position.
    Game(GameSpec),
}

/// What is searched, as an address gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// The text of a tree, valid or not.
    Tree(String),
    /// A game.
    Game(GameSpec),
}

packed!(enum Given { 0 = Tree(text), 1 = Game(spec) });

impl Given {
    /// What is searched.
    ///
    /// # Errors
    /// When the text is no tree.
    pub fn read(
        &self,
        read_tree: impl Fn(&str) -> Result<GameTree, ParseError>,
    ) -> Result<Subject, ParseError> {
        match self {
            Self::Tree(text) => read_tree(text).map(Subject::Tree),
            Self::Game(spec) => Ok(Subject::Game(spec.clone())),
        }
    }

    /// Takes the tree or the game of an address, if it has one. What belongs to depth-first searches is not
    /// asked for, and so unknown.
    pub fn from_query(query: &mut Query<LinkProblem>) -> Option<Self> {
        Self::read_query(query, link::game)
    }

    /// The same for a search that evaluates the positions of a game.
    pub fn evaluated_from_query(query: &mut Query<LinkProblem>) -> Option<Self> {
        Self::read_query(query, link::evaluated_game)
    }

    fn read_query(
        query: &mut Query<LinkProblem>,
        game: impl FnOnce(&mut Query<LinkProblem>) -> Option<GameSpec>,
    ) -> Option<Self> {
        if query.has("tree") && !query.has("game") {
            return Some(Self::Tree(query.text("tree").unwrap_or_default()));
        }
        game(query).map(Self::Game)
    }

    /// The same without a static evaluation, for a search that has no use for it.
    #[must_use]
    pub fn without_evaluation(&self) -> Self {
        let mut given = self.clone();
        if let Self::Game(spec) = &mut given {
            (spec.options.evaluation, spec.options.weights) = (None, None);
        }
        given
    }

    /// Writes it into an address.
    pub fn to_query(&self, writer: &mut Writer) {
        match self {
            Self::Tree(text) => writer.add("tree", text),
            Self::Game(spec) => link::write_spec(writer, spec),
        }
    }
}
