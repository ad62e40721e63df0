//! Writing an address.

use plyscope_core::algo::{Keeps, Symmetry};
use plyscope_core::games::Ending;
use plyscope_core::{Player, Step};

use super::{encode, Link};
use crate::catalog::GameSpec;
use crate::scene::view::View;
use crate::setup::{print_plies, Choice, Setup};

impl Link {
    /// The part of an address behind `#` that shows this search at this step. Choices that are
    /// the default are left out, but for the ones that a reader of the address wants to see.
    #[must_use]
    pub fn print(text: &str, root: Player, setup: &Setup, step: Step) -> String {
        let mut link = Writer::new("tree", text);
        link.add("algorithm", setup.algorithm.id());
        link.add("root", root.id());
        link.add_setup(setup, &Setup::default());
        link.add("step", &step.0.to_string());
        link.0
    }

    /// The part of an address behind `#` that shows this search of a game at this step.
    #[must_use]
    pub fn print_game(spec: &GameSpec, setup: &Setup, step: Step) -> String {
        let mut link = Writer::new("game", spec.game.entry().id);
        let options = &spec.options;
        if let Some((columns, rows)) = options.size {
            link.add("size", &format!("{columns}x{rows}"));
        }
        if let Some(line) = options.line {
            link.add("line", &line.to_string());
        }
        if options.ending != Ending::default() {
            link.add("ending", options.ending.id());
        }
        if let Some(evaluation) = &options.evaluation {
            link.add("evaluation", evaluation);
        }
        if let Some(position) = &options.position {
            link.add("position", position);
        }
        link.add("algorithm", setup.algorithm.id());
        link.add_setup(setup, &spec.game.entry().setup());
        link.add("step", &step.0.to_string());
        link.0
    }
}

/// An address as it was printed, with the picture that a person has chosen, where it is not the usual
/// one.
#[must_use]
pub fn with_view(printed: String, view: Option<View>) -> String {
    let mut link = Writer(printed);
    if let Some(view) = view {
        link.add(View::NAME, view.id());
    }
    link.0
}

/// An address as it is written.
struct Writer(String);

impl Writer {
    fn new(name: &str, value: &str) -> Self {
        Self(format!("{name}={}", encode(value)))
    }

    fn add(&mut self, name: &str, value: &str) {
        self.0.push('&');
        self.0.push_str(name);
        self.0.push('=');
        self.0.push_str(&encode(value));
    }

    /// The choices that are not as in `plain`.
    fn add_setup(&mut self, setup: &Setup, plain: &Setup) {
        if setup.form != plain.form {
            self.add("form", setup.form.id());
        }
        if setup.order != plain.order {
            self.add("order", setup.order.id());
        }
        if setup.seed != plain.seed {
            self.add("seed", &setup.seed.to_string());
        }
        if setup.cut != plain.cut {
            self.add("cut", setup.cut.id());
        }
        if setup.fail != plain.fail {
            self.add("fail", setup.fail.id());
        }
        if setup.window != plain.window {
            self.add("window", &setup.window.to_string());
        }
        if setup.depth != plain.depth {
            self.add("depth", &setup.depth.map_or_else(|| "end".to_owned(), |d| d.to_string()));
        }
        if let Some(time) = setup.time {
            self.add("time", &time.to_string());
        }
        if let Some(table) = &setup.table {
            self.add("table", &print_plies(table));
            if table.keeps != Keeps::default() {
                self.add("keeps", table.keeps.id());
            }
            if table.symmetry != Symmetry::default() {
                self.add("symmetry", table.symmetry.id());
            }
        }
    }
}
