//! Writing an address.

use plyscope_games::Ending;
use plyscope_search::Player;

use super::Link;
use crate::address::{At, ToQuery, Writer};
use crate::catalog::GameSpec;
use crate::view::View;
use crate::{Algorithm, Choice, Setup, OPTIONS};

/// Without the view, which the page adds ([`with_view`]).
impl ToQuery for Link {
    fn to_query(&self, writer: &mut Writer) {
        match &self.game {
            Some(game) => Self::write_game(writer, game, &self.setup),
            None => {
                let text = self.text.as_deref().unwrap_or_default();
                write_whole(writer, text, self.root, &of_tree(&self.setup));
            }
        }
        writer.add_some("step", self.step);
    }
}

impl Link {
    /// The part of an address behind `#` for this search at this step. Defaults are left out,
    /// except those that make the address clearer, and so are ignored options. A given tree needs
    /// no time limit.
    #[must_use]
    pub fn print(text: &str, root: Player, setup: &Setup, step: impl Into<At>) -> String {
        let mut writer = Writer::default();
        Self::write(&mut writer, text, root, setup);
        writer.add("step", step.into());
        writer.finish()
    }

    /// The part of an address behind `#` that shows this search of a game at this step.
    #[must_use]
    pub fn print_game(spec: &GameSpec, setup: &Setup, step: impl Into<At>) -> String {
        let mut writer = Writer::default();
        Self::write_game(&mut writer, spec, setup);
        writer.add("step", step.into());
        writer.finish()
    }

    /// A setup including ignored options, for another program of the site that returns it.
    pub fn print_setup(setup: &Setup) -> String {
        let mut writer = Writer::default();
        write_whole(&mut writer, "", None, setup);
        writer.finish()
    }

    /// The same for the search of a game.
    pub fn print_game_whole(spec: &GameSpec, setup: &Setup) -> String {
        let mut writer = Writer::default();
        write_game_whole(&mut writer, spec, setup);
        writer.finish()
    }

    /// Writes a search of a tree, without a step.
    pub fn write(writer: &mut Writer, text: &str, root: Player, setup: &Setup) {
        write_whole(writer, text, Some(root), &of_tree(setup));
    }

    /// Writes a search without its subject.
    pub fn write_search(writer: &mut Writer, setup: &Setup) {
        writer.choose(setup.algorithm);
        write_setup(writer, &of_tree(setup), &Setup::default());
    }

    /// Writes a search of a game, without a step.
    fn write_game(writer: &mut Writer, spec: &GameSpec, setup: &Setup) {
        write_game_whole(writer, spec, &setup.without_ignored(&spec.game.entry().setup()));
    }
}

/// The search of a given tree, without what it ignores.
fn of_tree(setup: &Setup) -> Setup {
    Setup { time: None, ..setup.without_ignored(&Setup::default()) }
}

/// Without a player, the text says who moves at the root.
fn write_whole(writer: &mut Writer, text: &str, root: Option<Player>, setup: &Setup) {
    writer.add("tree", text);
    writer.choose(setup.algorithm);
    root.into_iter().for_each(|root| writer.choose(root));
    write_setup(writer, setup, &Setup::default());
}

/// Writes a game with its options.
pub fn write_spec(writer: &mut Writer, spec: &GameSpec) {
    let options = &spec.options;
    writer.add("game", spec.game.entry().id);
    writer.add_some("size", options.size.map(|(columns, rows)| format!("{columns}x{rows}")));
    writer.add_some("line", options.line);
    writer.choose_unless(options.ending, Ending::default());
    writer.add_some("evaluation", options.evaluation.as_ref());
    writer.add_some("weights", options.weights.as_ref());
    writer.add_some("position", options.position.as_ref());
}

fn write_game_whole(writer: &mut Writer, spec: &GameSpec, setup: &Setup) {
    write_spec(writer, spec);
    writer.choose(setup.algorithm);
    write_setup(writer, setup, &spec.game.entry().setup());
}

/// Writes the options that are not as in `plain`, except for the algorithm, which is always
/// written.
fn write_setup(writer: &mut Writer, setup: &Setup, plain: &Setup) {
    for option in OPTIONS.iter().filter(|option| option.id != Algorithm::NAME) {
        let value = (option.print)(setup);
        if value != (option.print)(plain) {
            writer.add_some(option.id, value);
        }
    }
}

/// A printed address with the chosen view, if it is not the default.
#[must_use]
pub fn with_view(printed: String, view: Option<View>) -> String {
    let mut writer = Writer::after(printed);
    if let Some(view) = view {
        writer.choose(view);
    }
    writer.finish()
}
