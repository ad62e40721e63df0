//! The drawing of the tree at a step.

use plyscope_best_first::mcts::{Moment, Node, Phase};
use plyscope_drawing::Path;
use plyscope_i18n::Lang;
use plyscope_search::Player;
use plyscope_view::picture::Shape;

use super::{decimal, Session};
use crate::sheet::{sign, Drawing, Sheet, TEXT};
use crate::shown::{Place, Shown};

/// How far the middle of a result stands below the end of its playout, in pixels.
const RESULT_BELOW: f64 = 10.0;

/// Draws the tree at a moment; `looked_at` is the node whose children a table shows beside it, if one does.
#[must_use]
pub fn picture(
    session: &Session,
    shown: &Shown,
    (moment, looked_at): (Moment, Option<Node>),
    lang: Lang,
) -> Drawing {
    let grown = (session.record().tree(), session.positions());
    let sheet = Sheet::new(grown, shown, moment.expanded(), session.path_at(moment));
    let places = sheet.places();
    let mut pen = Pen { session, moment, lang, sheet };
    places.iter().for_each(|place| pen.edge(place));
    places.iter().for_each(|place| pen.sheet.name(place));
    places.iter().for_each(|place| pen.node(place, looked_at == Some(place.node)));
    pen.playout();
    pen.sheet.finish()
}

struct Pen<'a> {
    session: &'a Session,
    moment: Moment,
    lang: Lang,
    sheet: Sheet<'a>,
}

impl Pen<'_> {
    fn is_new(&self, node: Node) -> bool {
        let iteration = self.moment.iteration().map(|(iteration, _)| iteration);
        Some(self.session.record().added(node)) == iteration
    }

    fn visits(&self, node: Node) -> u32 {
        self.session.record().statistics(node, self.moment.completed()).visits
    }

    /// A line from the parent, as thick as its share of the visits is large.
    fn edge(&mut self, place: &Place) {
        let Some(parent) = self.session.record().parent(place.node) else { return };
        let share = f64::from(self.visits(place.node)) / f64::from(self.visits(parent).max(1));
        let class = match (self.sheet.is_on_path(place.node), share) {
            (true, _) => "branch now",
            (_, share) if share >= 0.5 => "branch most",
            (_, share) if share >= 0.1 => "branch some",
            _ => "branch few",
        };
        self.sheet.edge(place, class);
    }

    /// Whose turn it is and the mean from MAX's point of view; below it the visits.
    fn node(&mut self, place: &Place, is_looked_at: bool) {
        if is_looked_at {
            self.sheet.frame(place, "looked-at");
        }
        let class = match (self.sheet.is_on_path(place.node), self.is_new(place.node)) {
            (true, true) => "grown new",
            (true, false) => "grown now",
            _ => "grown",
        };
        self.sheet.outline(place, class);
        let record = self.session.record();
        let known = record.statistics(place.node, self.moment.completed());
        let sign = sign(record.turn(place.node));
        let mean = match known.visits {
            0 => "–".to_owned(),
            _ => decimal(known.mean(Player::Max), self.lang),
        };
        self.sheet.upper(place, "grown-mean", format!("{sign} {mean}"));
        self.sheet.lower(place, "grown-visits", self.lang.number(known.visits as usize));
        self.sheet.more(place);
    }

    /// The random moves below the end of the path, if it is drawn, and how the game ended.
    fn playout(&mut self) {
        let Some((iteration, phase)) = self.moment.iteration() else { return };
        let leaf = self.sheet.end_of_path().and_then(|leaf| self.sheet.place(leaf));
        let Some(leaf) = leaf.filter(|_| phase >= Phase::Simulate) else { return };
        let from = self.sheet.foot(leaf);
        // Shorter where layers are close, so that the result is clear of the names below it.
        let length = (self.sheet.free_below() - RESULT_BELOW - TEXT / 2.0).min(18.0);
        let to = (from.0, from.1 + length);
        self.sheet.draw(Shape::Path { class: "random-moves", path: Path::line(from, to) });
        let Some(result) = self.session.result(iteration) else { return };
        let text = self.session.positions().result_name(result, self.lang);
        let at = (to.0, to.1 + RESULT_BELOW);
        self.sheet.draw(Shape::Text { class: "random-result", at, size: TEXT, text });
    }
}
