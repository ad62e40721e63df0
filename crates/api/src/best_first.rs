//! `best_first`.

use plyscope_best_first::{proof_number, sss};
use plyscope_best_first_view::best_first::link::{read_goal, usual_goal_of};
use plyscope_best_first_view::best_first::problems::{of_link, of_refusal};
use plyscope_best_first_view::best_first::{begin, Kind, Search};
use plyscope_best_first_view::Subject;
use plyscope_i18n::Lang;
use plyscope_report::json;
use plyscope_search::algo::Algorithm;
use plyscope_setup::MAX_DEPTH;
use serde_json::Value as Json;

use crate::problem::{Code, Problem};
use crate::request::Request;
use crate::subject;

/// Searches a tree or a game by SSS* or proof-number search.
///
/// # Errors
/// For an invalid request.
pub fn best_first(request: &str) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    let searched = subject::grown(&mut request, Algorithm::AlphaBeta)?;
    let search = search(&mut request, &searched)?;
    request.finish()?;
    let mut running = begin(&searched, search)
        .map_err(|refusal| Problem::new(Code::Game, of_refusal(&refusal, Lang::En)))?;
    running.advance(u32::MAX);
    Ok(json(&plyscope_report::best_first::best_first(&running.finish())))
}

/// Takes the search and its settings; what is not given is as usual.
fn search(request: &mut Request, subject: &Subject) -> Result<Search, Problem> {
    Ok(match request.choice()?.unwrap_or(Kind::Sss) {
        Kind::Sss => {
            let depth = request.whole("depth", 0, MAX_DEPTH.into())?;
            Search::Sss(sss::Settings { depth: depth.map(|depth| depth as u16) })
        }
        Kind::ProofNumber => {
            let usual = proof_number::Settings::default();
            let most = proof_number::Settings::MOST_ITERATIONS.into();
            let iterations = request.whole("iterations", 1, most)?;
            let at_least = match request.word("goal")? {
                Some(text) => read_goal(&text)
                    .map_err(|problem| Problem::of_option("goal", of_link(&problem, Lang::En)))?,
                None => usual_goal_of(subject),
            };
            Search::ProofNumber(proof_number::Settings {
                at_least,
                iterations: iterations.map_or(usual.iterations, |number| number as u32),
            })
        }
    })
}
