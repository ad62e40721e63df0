//! Facts about a question for its author.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::author::{Facts, Rule, SearchFacts};
use yew::prelude::*;

use crate::learn::card::Card;

/// The size of the tree, the work of its search, whether ≥ or > matters, and the right answer,
/// collapsed.
pub fn facts(facts: Option<&Facts>, card: &Card, lang: Lang) -> Html {
    html! {
        <section class="panel beforehand" aria-labelledby="beforehand-title">
            <h3 id="beforehand-title">{ texts::author_facts(lang) }</h3>
            { facts.map(|facts| of_tree(facts, lang)) }
            <details>
                <summary>{ texts::author_key(lang) }</summary>
                <p class="key"><code>{ card.asked.key_text(lang) }</code></p>
            </details>
        </section>
    }
}

fn of_tree(facts: &Facts, lang: Lang) -> Html {
    let number = |count| lang.number(count);
    let mut rows = vec![
        (texts::author_size(lang), texts::author_size_is(lang, facts.nodes, facts.layers)),
        (texts::author_leaves(lang), number(facts.leaves)),
    ];
    if let Some(SearchFacts { visited, pruned, at_max, at_min, at_chance, deep }) = facts.search {
        rows.extend([
            (texts::author_visited(lang), number(visited)),
            (texts::author_pruned(lang), number(pruned)),
            (
                texts::author_cuts(lang),
                match at_chance {
                    0 => texts::author_cuts_by(lang, &number(at_max), &number(at_min)),
                    at_chance => texts::author_cuts_chance(
                        lang,
                        &number(at_max),
                        &number(at_min),
                        &number(at_chance),
                    ),
                },
            ),
            (texts::author_deep(lang), number(deep)),
        ]);
    }
    let rows = rows.into_iter().map(|(name, value)| {
        html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }
    });
    let advice = match facts.rule {
        Rule::Moot => None,
        Rule::Same => Some(texts::author_rule_same(lang)),
        Rule::Matters => Some(texts::author_rule_matters(lang)),
    };
    let never_cuts = facts.search.is_some_and(|search| search.pruned == 0);
    html! {
        <>
            <dl class="numbers">{ for rows }</dl>
            if never_cuts { <p>{ texts::author_no_cuts(lang) }</p> }
            { advice.map(|advice| html! { <p>{ advice }</p> }) }
        </>
    }
}
