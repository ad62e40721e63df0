//! What declarations in JavaScript and TypeScript say. They are our own files, so the little that is
//! parsed here is enough; what is not found ends the build.

/// An interface.
pub struct Declaration {
    /// Its comment.
    pub about: String,
    /// The interface that it extends.
    pub base: Option<String>,
    /// Its fields.
    pub fields: Vec<Field>,
}

/// A field of an interface.
pub struct Field {
    /// Its name, with a question mark if it may be missing.
    pub name: String,
    /// Its type.
    pub kind: String,
    /// Its comment; empty if none.
    pub about: String,
}

/// The interface of a name.
pub fn declaration(source: &str, name: &str) -> Option<Declaration> {
    let start = source.find(&format!("\nexport interface {name} "))? + 1;
    let (head, body) = source[start..].split_once("{\n")?;
    let (body, _) = body.split_once("\n}")?;
    let base = head.split_once(" extends ").map(|(_, base)| base.trim().to_owned());
    Some(Declaration { about: comment_before(source, start), base, fields: fields(body) })
}

/// The comment and the source of a named type.
pub fn alias<'a>(source: &'a str, name: &str) -> Option<(String, &'a str)> {
    let start = source.find(&format!("\nexport type {name} ="))? + 1;
    let end = source[start..].find("\n\n").map_or(source.len(), |length| start + length);
    let about = comment_before(source, start);
    Some((about, source[start..end].trim_start_matches("export ")))
}

/// The comment that ends before a place.
fn comment_before(source: &str, place: usize) -> String {
    let before = source[..place].trim_end();
    match (before.ends_with("*/"), before.rfind("/**")) {
        (true, Some(start)) => plain(&before[start..]),
        _ => String::new(),
    }
}

/// A comment without its marks, on one line.
fn plain(comment: &str) -> String {
    let lines = comment.trim_start_matches("/**").trim_end_matches("*/").lines();
    let lines = lines.map(|line| line.trim().trim_start_matches('*').trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

fn fields(body: &str) -> Vec<Field> {
    let mut found = Vec::new();
    let (mut comment, mut is_comment) = (String::new(), false);
    for line in body.lines().map(str::trim) {
        if is_comment || line.starts_with("/**") {
            comment += line;
            comment.push('\n');
            is_comment = !line.ends_with("*/");
        } else if let Some((name, kind)) = line.split_once(": ") {
            let about = plain(comment.trim_end());
            let (name, kind) = (name.to_owned(), kind.trim_end_matches(';').to_owned());
            found.push(Field { name, kind, about });
            comment.clear();
        }
    }
    found
}

/// A title with the names below it.
type Titled = (String, Vec<String>);

/// The names in a list of a script, below the comments that divide it; the title is empty before the
/// first comment.
pub fn groups(script: &str, list: &str) -> Option<Vec<Titled>> {
    let (_, rest) = script.split_once(&format!("export const {list} = ["))?;
    let (body, _) = rest.split_once("];")?;
    let mut found: Vec<Titled> = Vec::new();
    for line in body.lines().map(str::trim) {
        if let Some(title) = line.strip_prefix("// ") {
            found.push((title.to_owned(), Vec::new()));
            continue;
        }
        let names = line.split('"').skip(1).step_by(2).map(str::to_owned);
        match found.last_mut() {
            Some((_, group)) => group.extend(names),
            None => found.push((String::new(), names.collect())),
        }
    }
    found.retain(|(_, names)| !names.is_empty());
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TYPES: &str = "
/** What
 * it is. */
export interface One extends Base<\"a\"> {
  /** The first. */
  first: string | null;
  second?: number[];
}

/** A word. */
export type Word =
  | \"a\"
  | \"b\";

";

    #[test]
    fn interfaces_have_fields() {
        let found = declaration(TYPES, "One").expect("it is there");
        assert_eq!(
            (found.about.as_str(), found.base.as_deref()),
            ("What it is.", Some("Base<\"a\">"))
        );
        let fields: Vec<_> = found
            .fields
            .iter()
            .map(|field| (field.name.as_str(), field.kind.as_str(), field.about.as_str()))
            .collect();
        assert_eq!(fields, [("first", "string | null", "The first."), ("second?", "number[]", "")]);
        assert!(declaration(TYPES, "Two").is_none());
    }

    #[test]
    fn types_are_shown_as_they_are() {
        let (about, source) = alias(TYPES, "Word").expect("it is there");
        assert_eq!((about.as_str(), source), ("A word.", "type Word =\n  | \"a\"\n  | \"b\";"));
    }

    #[test]
    fn lists_are_divided_by_comments() {
        let script = "export const A = [\n  \"x\",\n  // More.\n  \"y\", \"z\",\n];\nexport const B = [\"w\"];";
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let expected =
            vec![(String::new(), names(&["x"])), ("More.".to_owned(), names(&["y", "z"]))];
        assert_eq!(groups(script, "A"), Some(expected));
        assert_eq!(groups(script, "B"), Some(vec![(String::new(), names(&["w"]))]));
    }
}
