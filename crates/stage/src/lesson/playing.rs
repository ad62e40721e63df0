//! A scene of a lesson as it is played: the search it shows, and the step that is seen of it.

use plyscope_core::trace::Recorder;
use plyscope_core::Step;

use super::scene::{At, Scene, Show};
use crate::backtrack::search::{Search, Travel};
use crate::caption::caption;
use crate::engine::search_tree;
use crate::locale::{texts, Lang};
use crate::session::Session;

/// How far a search on a board is played in a lesson, in steps; its own page goes further.
const FARTHEST: u64 = 100_000;

/// A scene as it is played.
#[derive(Clone, Debug)]
pub struct Playing {
    film: Film,
    /// The first step that is shown.
    from: u64,
    /// The last one.
    to: u64,
    /// The one that is shown now.
    step: u64,
}

/// What is played.
#[derive(Clone, Debug)]
pub enum Film {
    /// A search of a tree.
    Tree(Session),
    /// A search on a board.
    Board(Box<Search>),
}

/// Where to go in a scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Go {
    /// To its first step.
    First,
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To its last step.
    Last,
}

impl Playing {
    /// Runs the search of a scene; `None` for games and coroutines, which have pages of their own, and
    /// for trees that are too large to be searched at once.
    #[must_use]
    pub fn of(scene: &Scene) -> Option<Self> {
        let (film, first, last, shown) = match &scene.show {
            Show::Search(link) if link.game.is_none() => {
                let tree = link.tree()?.ok()?;
                let session = search_tree(tree, link.setup, Recorder::new()).ok()?;
                let last = session.trace().last_step();
                let shown = link.step.unwrap_or(Step::START).min(last);
                (Film::Tree(session), 0, u64::from(last.0), u64::from(shown.0))
            }
            Show::Backtracking(link) => {
                let mut search = Search::new(link.problem.clone());
                let step = link.step.min(FARTHEST);
                search.travel(Travel::To(step), step);
                let shown = search.here().step;
                (Film::Board(Box::new(search)), 0, FARTHEST, shown)
            }
            Show::Search(_) | Show::Coroutines(_) => return None,
        };
        let at = |at: Option<At>, usual: u64| match at {
            Some(At::Step(step)) => step.clamp(first, last),
            Some(At::Last) => last,
            None => usual,
        };
        let from = at(scene.from, first);
        let to = at(scene.to, last).max(from);
        let mut playing = Self { film, from, to, step: shown.clamp(from, to) };
        playing.show();
        Some(playing)
    }

    /// What is played; a search on a board is at its step.
    #[must_use]
    pub const fn film(&self) -> &Film {
        &self.film
    }

    /// The step that is shown.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// Whether there is somewhere to go.
    #[must_use]
    pub fn can_go(&self, go: Go) -> bool {
        match go {
            Go::First | Go::Back => self.step > self.from,
            Go::Forward => self.step < self.to,
            // The end of a search on a board is not known before it is reached.
            Go::Last => self.step < self.to && matches!(self.film, Film::Tree(_)),
        }
    }

    /// Goes there.
    pub fn go(&mut self, go: Go) {
        self.step = match go {
            Go::First => self.from,
            Go::Back => self.step.saturating_sub(1).max(self.from),
            Go::Forward => (self.step + 1).min(self.to),
            Go::Last => self.to,
        };
        self.show();
    }

    fn show(&mut self) {
        if let Film::Board(search) = &mut self.film {
            search.travel(Travel::To(self.step), FARTHEST);
            let reached = search.here().step;
            if reached < self.step {
                // Here the search ends.
                self.to = reached.max(self.from);
                self.step = self.to;
            }
        }
    }

    /// What the step says.
    #[must_use]
    pub fn told(&self, lang: Lang) -> String {
        match &self.film {
            Film::Tree(session) => caption(session, self.shown(), lang),
            Film::Board(search) => search.caption(lang),
        }
    }

    /// The step of a tree's search.
    #[must_use]
    pub fn shown(&self) -> Step {
        Step(u32::try_from(self.step).unwrap_or(u32::MAX))
    }

    /// Where in the scene that is: “Step 3 of 12”.
    #[must_use]
    pub fn count(&self, lang: Lang) -> String {
        match &self.film {
            Film::Tree(session) => {
                let last = session.trace().last_step();
                texts::step_of(lang, self.shown().0 as usize, last.0 as usize)
            }
            Film::Board(_) => texts::learn_scene_step(lang, &lang.count(self.step)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Lesson, Part};
    use super::*;

    fn playing(block: &str) -> Option<Playing> {
        let lesson = Lesson::parse(&format!("```scene\n{block}\n```\n")).expect("a short lesson");
        match lesson.parts.first() {
            Some(Part::Scene(scene)) => Playing::of(scene),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_scene_is_played_between_its_ends() {
        let quiz = "tree: ((8 5) (20 3)) ((2 4) (15 6))";
        let table = [
            (format!("{quiz}\nstep: 15"), (15, 0, 31)),
            (format!("{quiz}\nstep: last\nfrom: 10"), (31, 10, 31)),
            (format!("{quiz}\nfrom: 5\nto: 9"), (5, 5, 9)),
            (format!("{quiz}\nstep: 3\nfrom: 9\nto: 5"), (9, 9, 9)),
            (format!("{quiz}\nfrom: 99\nto: last"), (31, 31, 31)),
        ];
        for (block, (shown, first, last)) in table {
            let mut scene = playing(&block).expect("it can be played");
            assert_eq!(scene.step(), shown, "{block}");
            scene.go(Go::First);
            assert_eq!((scene.step(), scene.can_go(Go::Back)), (first, false), "{block}");
            scene.go(Go::Back);
            assert_eq!(scene.step(), first, "{block}");
            scene.go(Go::Last);
            assert_eq!((scene.step(), scene.can_go(Go::Forward)), (last, false), "{block}");
            scene.go(Go::Forward);
            assert_eq!(scene.step(), last, "{block}");
        }
    }

    #[test]
    fn a_board_is_played_up_to_the_end_of_its_search() {
        let mut scene = playing("puzzle: queens\nsize: 3\nstep: 2").expect("a board");
        assert_eq!(scene.step(), 2);
        (0..10_000).for_each(|_| scene.go(Go::Forward));
        assert!(!scene.can_go(Go::Forward));
        let Film::Board(search) = scene.film() else { panic!("a board") };
        assert_eq!((search.here().step, search.journal().is_complete()), (scene.step(), true));
        scene.go(Go::Back);
        assert!(scene.can_go(Go::Forward));
    }

    #[test]
    fn what_has_a_page_of_its_own_is_not_played_here() {
        assert!(playing("game: tic-tac-toe").is_none());
        assert!(playing("labels: 2 1 3").is_none());
    }
}
