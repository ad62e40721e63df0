//! Declarations of TypeScript.

use serde_json::Value as Json;

use super::schema::{self, Field};
use crate::names::WIDTH;

/// A type with a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Declared {
    /// Its name.
    pub name: String,
    /// Its comment.
    about: String,
    /// The type that it extends.
    base: Option<String>,
    /// The fields that it has in any case.
    fields: Vec<Field>,
    /// What it has besides, one of which; empty for nothing.
    alternatives: Vec<Alternative>,
}

/// One of the forms of a type.
#[derive(Clone, PartialEq, Debug)]
enum Alternative {
    /// A type with a name of its own.
    Named(String),
    /// Fields, of which the first tells which form it is.
    Fields { about: String, fields: Vec<Field> },
}

impl Alternative {
    fn name(&self) -> Option<&str> {
        match self {
            Self::Named(name) => Some(name),
            Self::Fields { .. } => None,
        }
    }

    fn fields(&self) -> &[Field] {
        match self {
            Self::Named(_) => &[],
            Self::Fields { fields, .. } => fields,
        }
    }

    fn of(schema: &Json) -> Self {
        let mut fields = schema::fields(schema);
        match schema::kinds(schema).as_slice() {
            [name] if fields.is_empty() => Self::Named(name.clone()),
            _ => {
                fields.sort_by_key(|field| !field.kind.starts_with('"'));
                Self::Fields { about: schema::about(schema), fields }
            }
        }
    }
}

impl Declared {
    /// The type of a schema.
    pub fn of(name: &str, schema: &Json) -> Self {
        Self {
            name: name.to_owned(),
            about: schema::about(schema),
            base: None,
            fields: schema::fields(schema),
            alternatives: schema::alternatives(schema).iter().map(Alternative::of).collect(),
        }
    }

    /// A type with the fields that others have in common.
    pub fn in_common<'a>(
        name: &str,
        about: &str,
        others: impl Iterator<Item = &'a Self> + Clone,
    ) -> Self {
        let first = others.clone().next().map_or(&[][..], |first| &first.fields);
        let is_common = |field: &&Field| others.clone().all(|it| it.fields.contains(field));
        Self {
            name: name.to_owned(),
            about: about.to_owned(),
            base: None,
            fields: first.iter().filter(is_common).cloned().collect(),
            alternatives: Vec::new(),
        }
    }

    /// Whether it has a field.
    pub fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.name == name)
    }

    /// Extends another type, whose fields it has.
    ///
    /// # Panics
    /// If it lacks some of them.
    pub fn extend(&mut self, base: &Self) {
        let lacks: Vec<&Field> =
            base.fields.iter().filter(|field| !self.fields.contains(field)).collect();
        assert!(lacks.is_empty(), "{} is no {}: {lacks:?}", self.name, base.name);
        self.fields.retain(|field| !base.fields.contains(field));
        self.base = Some(base.name.clone());
    }

    /// The names of other types in it.
    pub fn mentioned(&self) -> Vec<&str> {
        let forms = self.alternatives.iter();
        let fields = self.fields.iter().chain(forms.clone().flat_map(Alternative::fields));
        let exact = fields.clone().any(|field| field.is_value).then_some("Exact");
        let named = forms.filter_map(Alternative::name).chain(exact);
        fields.flat_map(|field| names(&field.kind)).chain(named).collect()
    }

    /// Its declaration, below an empty line.
    pub fn written(&self) -> String {
        let Self { name, about, base, fields, alternatives } = self;
        let about = comment(about, "");
        let exact = schema::exact(fields);
        let body = body(fields, "");
        if alternatives.is_empty() {
            let bases: Vec<String> = base.iter().cloned().chain(exact).collect();
            let extends = match bases.is_empty() {
                true => String::new(),
                false => format!(" extends {}", bases.join(", ")),
            };
            return format!("\n{about}export interface {name}{extends} {body}\n");
        }
        let exact = exact.map(|exact| format!(" & {exact}")).unwrap_or_default();
        let forms: String = alternatives.iter().map(form).collect();
        format!("\n{about}export type {name} = {body}{exact} & (\n{forms});\n")
    }
}

/// One of the forms of a type, on lines of its own.
fn form(alternative: &Alternative) -> String {
    match alternative {
        Alternative::Named(name) => format!("  | {name}\n"),
        Alternative::Fields { about, fields } => {
            let exact = schema::exact(fields).map(|exact| format!(" & {exact}"));
            let exact = exact.unwrap_or_default();
            format!("{}  | {}{exact}\n", comment(about, "  "), body(fields, "    "))
        }
    }
}

/// Fields between braces, each on its line.
fn body(fields: &[Field], indent: &str) -> String {
    let inner = format!("{indent}  ");
    let line =
        |field: &Field| format!("{}{inner}{};\n", comment(&field.about, &inner), field.declared());
    format!("{{\n{}{indent}}}", fields.iter().map(line).collect::<String>())
}

/// A comment on one line, or on several where it is too long; nothing for an empty one.
fn comment(about: &str, indent: &str) -> String {
    if about.is_empty() {
        return String::new();
    }
    let line = format!("{indent}/** {about} */\n");
    if line.trim_end().chars().count() <= WIDTH {
        return line;
    }
    let start = format!("{indent} *");
    let mut lines = vec![start.clone()];
    for word in about.split(' ') {
        let last = lines.last_mut().expect("there is one");
        if last.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("{start} {word}"));
        } else {
            last.push(' ');
            last.push_str(word);
        }
    }
    format!("{indent}/**\n{}\n{indent} */\n", lines.join("\n"))
}

/// The names of types in a type.
fn names(kind: &str) -> impl Iterator<Item = &str> {
    // What is between quotation marks is a word.
    let outside = kind.split('"').step_by(2);
    let all = outside.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()));
    all.filter(|name| name.starts_with(char::is_uppercase) && *name != "Record")
}

/// The line that takes types from another file; nothing for none.
pub fn import(names: &[&str], file: &str) -> String {
    if names.is_empty() {
        return String::new();
    }
    let line = format!("import type {{ {} }} from \"./{file}.js\";\n", names.join(", "));
    if line.trim_end().len() <= WIDTH {
        return line;
    }
    let lines: String = names.iter().map(|name| format!("  {name},\n")).collect();
    format!("import type {{\n{lines}}} from \"./{file}.js\";\n")
}

#[cfg(test)]
mod tests {
    use plyscope_report::parts::{Constant, Worth};
    use schemars::generate::SchemaSettings;
    use schemars::JsonSchema;

    use super::*;

    #[expect(dead_code, reason = "there are only schemas of them")]
    mod given {
        use super::*;

        /// A thing.
        #[derive(JsonSchema)]
        pub struct Thing {
            /// Its name.
            long_name: String,
            #[serde(skip_serializing_if = "Option::is_none")]
            may_be_missing: Option<u32>,
            may_be_null: Option<bool>,
            lowest_value: Option<Worth>,
            #[serde(skip_serializing_if = "Option::is_none")]
            lowest_value_exact: Option<String>,
            parts: Vec<Option<Part>>,
            #[serde(flatten)]
            form: Form,
        }

        #[derive(JsonSchema)]
        #[schemars(inline)]
        struct Part {
            x: f64,
            value: Worth,
        }

        #[derive(JsonSchema)]
        #[serde(tag = "form", rename_all = "kebab-case")]
        #[schemars(inline)]
        enum Form {
            /// Of one kind.
            OneKind {
                /// How many.
                count: usize,
            },
            Other {
                is_fixed: Constant<true>,
                value: Worth,
            },
        }
    }

    #[test]
    fn a_type_is_declared_with_what_may_be_missing_or_null() {
        let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
        let schema = given::Thing::json_schema(&mut generator);
        let declared = Declared::of("Thing", schema.as_value());
        let expected = r#"
/** A thing. */
export type Thing = {
  /** Its name. */
  longName: string;
  mayBeMissing?: number;
  mayBeNull: boolean | null;
  lowestValue: Value | null;
  parts: ({ x: number; value: Value } & Exact<"value"> | null)[];
} & Exact<"lowestValue"> & (
  /** Of one kind. */
  | {
      form: "one-kind";
      /** How many. */
      count: number;
    }
  | {
      form: "other";
      isFixed: true;
      value: Value;
    } & Exact<"value">
);
"#;
        assert_eq!(declared.written(), expected);
        let mut mentioned = declared.mentioned();
        mentioned.sort_unstable();
        mentioned.dedup();
        assert_eq!(mentioned, ["Exact", "Value"]);
    }

    #[test]
    fn a_base_takes_the_fields_that_it_has() {
        let field = |name: &str, kind: &str| Field {
            name: name.to_owned(),
            is_optional: false,
            about: String::new(),
            kind: kind.to_owned(),
            is_value: false,
        };
        let of = |name: &str, fields: Vec<Field>| Declared {
            name: name.to_owned(),
            about: String::new(),
            base: None,
            fields,
            alternatives: Vec::new(),
        };
        let one = of("One", vec![field("a", "string"), field("b", "number"), field("c", "string")]);
        let mut two = of("Two", vec![field("b", "string"), field("c", "string")]);
        let base = Declared::in_common("Base", "", [&one, &two].into_iter());
        assert_eq!(base.written(), "\nexport interface Base {\n  c: string;\n}\n");
        two.extend(&base);
        assert_eq!(two.written(), "\nexport interface Two extends Base {\n  b: string;\n}\n");
    }

    #[test]
    fn long_comments_and_imports_are_broken_into_lines() {
        assert_eq!(comment("Short.", "  "), "  /** Short. */\n");
        let long = comment(&"word ".repeat(40), "  ");
        assert!(
            long.lines().count() == 4 && long.lines().all(|line| line.chars().count() <= WIDTH)
        );
        assert_eq!(import(&["A", "B"], "c"), "import type { A, B } from \"./c.js\";\n");
        assert_eq!(import(&["Name"; 40], "c").lines().count(), 42);
    }
}
