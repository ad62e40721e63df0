//! What is made of a chapter in another language than English.

use anyhow::{ensure, Context, Result};
use plyscope_i18n::Lang;
use pulldown_cmark::Event;

use crate::book::SUMMARY;
use crate::markdown::{events, headings};
use crate::Page;

/// A page of a translated book as it is in the guide: its headings have the anchors of the English ones, so
/// that links hold in every language, and its HTML leads out of one more folder.
///
/// # Errors
/// When the English book has no such page, or one with other headings.
pub fn fitted(mut page: Page, pages: &[Page]) -> Result<Page> {
    if page.name() == SUMMARY {
        return Ok(page);
    }
    let original = pages.iter().find(|other| other.lang == Lang::En && other.path == page.name());
    let original = original.with_context(|| format!("{} is not in English", page.origin))?;
    page.text =
        anchored(&raised(&page.text), &original.text).with_context(|| page.origin.clone())?;
    Ok(page)
}

/// A text whose headings have the anchors of those of another text.
fn anchored(text: &str, original: &str) -> Result<String> {
    let (own, wanted) = (headings(text), headings(original));
    let levels = |headings: &[crate::markdown::Heading]| {
        headings.iter().map(|heading| heading.level).collect::<Vec<_>>()
    };
    ensure!(
        levels(&own) == levels(&wanted),
        "its headings are of the levels {:?}; those of the English text of {:?}",
        levels(&own),
        levels(&wanted)
    );
    let mut text = text.to_owned();
    // From the end, so that earlier places stay.
    for (own, wanted) in own.iter().zip(&wanted).rev() {
        let end = own.place.start + text[own.place.clone()].trim_end().len();
        text.insert_str(end, &format!(" {{#{}}}", wanted.anchor));
    }
    Ok(text)
}

/// A text whose HTML is one folder further from the site.
fn raised(text: &str) -> String {
    let mut raised = text.to_owned();
    let places = events(text).filter_map(|(event, place)| match event {
        Event::Html(_) | Event::InlineHtml(_) => Some(place),
        _ => None,
    });
    for place in places.collect::<Vec<_>>().into_iter().rev() {
        let html = raised[place.clone()].replace("=\"../", "=\"../../");
        raised.replace_range(place, &html);
    }
    raised
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_have_the_anchors_of_the_original() {
        let made =
            anchored("# Een\n\n## Het `c`\n\ntekst\n", "# One\n\n## The `c`\n").expect("alike");
        assert_eq!(made, "# Een {#one}\n\n## Het `c` {#the-c}\n\ntekst\n");
        assert_eq!(crate::markdown::anchors(&made), ["one", "the-c"]);
        for other in ["# Een\n", "# Een\n\n### Twee\n", "# Een\n\n## Twee\n\n## Drie\n"] {
            assert!(anchored(other, "# One\n\n## Two\n").is_err(), "{other}");
        }
    }

    #[test]
    fn html_leads_out_of_one_more_folder_and_listings_stay() {
        let text = "<script src=\"../a.js\"></script>\n<b>x</b>\n\n`=\"../\"`, <a href=\"../b\">b</a>\n\n```html\n<a href=\"../c\">\n```\n";
        let expected = text.replace("../a.js", "../../a.js").replace("../b", "../../b");
        assert_eq!(raised(text), expected);
    }
}
