//! Escaping of text in XML and HTML.

/// Escapes text for contents and for attributes in double quotes. Characters that XML cannot
/// contain become U+FFFD.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if is_allowed(c) => safe.push(c),
            _ => safe.push('\u{fffd}'),
        }
    }
    safe
}

/// Whether a character can be in an XML 1.0 file (section 2.2) unchanged. Of the control characters
/// only line feeds and tabs can: parsers turn returns into line feeds, and those from U+007F on are
/// discouraged.
#[must_use]
pub fn is_allowed(c: char) -> bool {
    match c {
        '\n' | '\t' => true,
        '\u{fffe}' | '\u{ffff}' => false,
        c => !c.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use roxmltree::Document;

    use super::*;

    #[test]
    fn hostile_text_stays_within_its_attribute_or_element() {
        let table = [
            ("https://example.org/a?b=1&amp=2", "https://example.org/a?b=1&amp;amp=2"),
            ("\"><script>alert(1)</script>", "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("' onload='x", "' onload='x"),
            ("&quot;", "&amp;quot;"),
            ("a\u{0}b\u{1b}[1m", "a\u{fffd}b\u{fffd}[1m"),
            ("a\u{ffff}b\u{fffe}", "a\u{fffd}b\u{fffd}"),
        ];
        for (text, safe) in table {
            assert_eq!(escaped(text), safe, "{text}");
        }
    }

    proptest! {
        #[test]
        fn every_text_is_read_back_from_xml(text in "[\\x00-\\x7f\\u{80}-\\u{a0}\\u{fff0}-\\u{ffff}\\PC\\p{Cc}]{0,12}") {
            let expected: String = text.chars().map(|c| if is_allowed(c) { c } else { '\u{fffd}' }).collect();
            let written = format!("<a b=\"{0}\">{0}</a>", escaped(&text));
            let xml = Document::parse(&written).expect("XML");
            prop_assert_eq!(xml.root_element().text().unwrap_or_default(), &expected);
            let attribute: String = expected.replace(['\n', '\t'], " ");
            prop_assert_eq!(xml.root_element().attribute("b"), Some(attribute.as_str()));
        }
    }
}
