//! The film of SSS* and of proof-number search.

use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::caption::caption;
use plyscope_best_first_view::best_first::link::{read_tree, Link};
use plyscope_best_first_view::best_first::picture::{picture, sss_status};
use plyscope_best_first_view::best_first::table::{children, open, ChildRow, OpenRow};
use plyscope_best_first_view::best_first::{begin, reading, Record, Session};
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_player::film::picture::{whole, Of, Picture, Width};
use plyscope_player::film::{End, Film, Reel};
use plyscope_search::Step;

use crate::space::{Chosen, HEIGHT, WIDEST};

/// How many steps or iterations are done at most; its own page goes further.
const FARTHEST: u32 = 10_000;

/// How many states of the list, or children of the root, are listed beside the tree.
const LISTED: usize = 5;

/// The film of the search of an address; `None` if it cannot be searched.
pub fn reel(link: &Link) -> Option<Reel> {
    let subject = link.subject.read(read_tree).ok()?;
    let mut running = begin(&subject, link.search).ok()?;
    let end = if running.advance(FARTHEST) { End::Known } else { End::Open };
    let session = running.finish();
    let last = session.record().last().into();
    let film = Box::new(Growth { session, chosen: Chosen::default() });
    Some(Reel { film, last, step: link.step, end })
}

/// A finished search, or the beginning of a long one.
struct Growth {
    session: Session,
    chosen: Chosen,
}

impl Growth {
    /// The first states of the list OPEN, or the children of the root with their numbers.
    fn listed(&self, step: u32, lang: Lang) -> Vec<String> {
        match self.session.record() {
            Record::Sss(record) => {
                let (rows, count) = open(record, step, LISTED);
                let fact = |row: &OpenRow| {
                    let state = record.state(row.node, step);
                    let status =
                        state.map_or(String::new(), |state| sss_status(&state, step, lang));
                    let merit = numerals::value(lang, row.merit);
                    texts::sss_node(lang, &self.session.node_name(row.node, lang), &status, &merit)
                };
                let mut lines = vec![texts::sss_open(lang, count)];
                lines.extend(rows.iter().map(fact));
                if count > rows.len() {
                    lines.push(texts::sss_open_more(lang, count - rows.len()));
                }
                lines.push(texts::sss_legend_numbers(lang));
                lines
            }
            Record::ProofNumber(record) => {
                let rows = children(&self.session, record, Node::ROOT, step);
                let fact = |row: &ChildRow| {
                    let [proof, disproof] =
                        [row.numbers.proof, row.numbers.disproof].map(|count| count.to_string());
                    texts::proof_node(lang, &row.name, &proof, &disproof)
                };
                let mut lines = vec![self.session.question(record.settings().at_least, lang)];
                lines.extend(rows.iter().take(LISTED).map(fact));
                lines.push(texts::proof_legend_numbers(lang));
                lines
            }
        }
    }
}

impl Film for Growth {
    fn caption(&self, step: Step, lang: Lang) -> String {
        caption(&self.session, step.0, lang)
    }

    fn aside(&self, step: Step, lang: Lang) -> Vec<String> {
        self.listed(step.0, lang)
    }

    fn value(&self, lang: Lang) -> Option<String> {
        self.session.value().map(|value| numerals::value(lang, value))
    }

    fn is_estimate(&self) -> bool {
        self.session.is_estimate()
    }

    fn picture(&self, step: Step, width: Width, lang: Lang) -> Option<Picture> {
        let (Width::Scrolled(width) | Width::Fixed(width)) = width;
        let shown = self.chosen.of(width.min(WIDEST), |width| self.session.shown((width, HEIGHT)));
        let drawing = picture(&self.session, &shown, (step.0, None), lang);
        let label = reading::tree(&self.session, step.0, lang);
        let (view_box, width) = (whole(drawing.size), drawing.size.0);
        Some(Picture::alone(Of::Tree, view_box, width, label, drawing.shapes))
    }
}
