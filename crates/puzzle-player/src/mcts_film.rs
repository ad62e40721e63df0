//! The film of Monte Carlo tree search: four steps for each iteration.

use plyscope_best_first::mcts::{Moment, Node, Score, Selection};
use plyscope_best_first_view::mcts::begin;
use plyscope_best_first_view::mcts::caption::caption;
use plyscope_best_first_view::mcts::link::{read_tree, Link};
use plyscope_best_first_view::mcts::picture::picture;
use plyscope_best_first_view::mcts::table::{rows, Row};
use plyscope_best_first_view::mcts::{decimal, reading, Session};
use plyscope_i18n::{texts, Lang};
use plyscope_player::film::picture::{whole, Of, Picture, Width};
use plyscope_player::film::{End, Film, Reel};
use plyscope_search::{Player, Step};

use crate::space::{Chosen, HEIGHT, WIDEST};

/// The most iterations that are played; its own page goes further.
pub const FARTHEST: u32 = 10_000;

/// How many sums are listed beside the tree.
const SUMS: usize = 4;

/// The film of the search of an address; `None` if it cannot be searched.
pub fn reel(link: &Link) -> Option<Reel> {
    let subject = link.subject.read(read_tree).ok()?;
    let mut running = begin(&subject, link.settings).ok()?;
    let end = if running.advance(FARTHEST) { End::Known } else { End::Open };
    let session = running.finish();
    let last = Moment::last(session.record().iterations()).step().into();
    let film = Box::new(Growth { session, chosen: Chosen::default() });
    Some(Reel { film, last, step: link.step, end })
}

/// A finished search, or the beginning of a long one.
struct Growth {
    session: Session,
    chosen: Chosen,
}

impl Growth {
    /// What is compared at the root, the largest sums first; nothing where chance decides.
    fn sums(&self, moment: Moment, lang: Lang) -> Vec<String> {
        let scored = |row: Row| Some((row.name, row.score?));
        let rows = rows(&self.session, Node::ROOT, moment.completed());
        let mut rows: Vec<(String, Score)> = rows.into_iter().filter_map(scored).collect();
        // Equal sums stay in the order in which the search compares them.
        rows.sort_by(|(_, one), (_, other)| other.total().total_cmp(&one.total()));
        let more = rows.len().saturating_sub(SUMS);
        rows.truncate(SUMS);
        let sum = |(name, score): (String, Score)| {
            let numbers = [score.value(), score.exploration, score.total()];
            let [mean, term, sum] = numbers.map(|number| decimal(number, lang));
            texts::scene_fact(lang, &name, &texts::mcts_sum_of(lang, &mean, &term, &sum))
        };
        let more = (more > 0).then(|| texts::sss_open_more(lang, more));
        rows.into_iter().map(sum).chain(more).collect()
    }
}

impl Film for Growth {
    fn caption(&self, step: Step, lang: Lang) -> String {
        caption(&self.session, Moment::of_step(step.0), lang)
    }

    /// Which iteration it is, what is compared at the root, and what the numbers in the tree mean.
    fn aside(&self, step: Step, lang: Lang) -> Vec<String> {
        let moment = Moment::of_step(step.0);
        let iteration = moment.iteration().map_or(0, |(iteration, _)| iteration as usize);
        let total = self.session.record().settings().iterations as usize;
        let max = self.session.positions().player_name(Player::Max, lang);
        let mut lines = vec![texts::mcts_iteration_of(lang, iteration, total)];
        let (listed, chooser) = (self.sums(moment, lang), self.session.record().player());
        if let Some(chooser) = chooser.filter(|_| !listed.is_empty()) {
            let side = self.session.positions().player_name(chooser, lang);
            let sums = match self.session.record().settings().selection {
                Selection::Uct | Selection::Puct => texts::mcts_sums,
                Selection::Rave(_) => texts::mcts_sums_rave,
            };
            lines.push(sums(lang, &side));
            lines.extend(listed);
        }
        lines.push(texts::mcts_legend_numbers(lang, &max));
        lines
    }

    fn picture(&self, step: Step, width: Width, lang: Lang) -> Option<Picture> {
        let (Width::Scrolled(width) | Width::Fixed(width)) = width;
        let moment = Moment::of_step(step.0);
        let shown = self.chosen.of(width.min(WIDEST), |width| self.session.shown((width, HEIGHT)));
        // The sums beside the tree are those of the root, on every path: no node is looked at.
        let drawing = picture(&self.session, &shown, (moment, None), lang);
        let label = reading::tree(&self.session, moment, lang);
        let (view_box, width) = (whole(drawing.size), drawing.size.0);
        Some(Picture::alone(Of::Tree, view_box, width, label, drawing.shapes))
    }
}
