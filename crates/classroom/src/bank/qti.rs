//! QTI 2.1 (IMS Global 2012, “Question and Test Interoperability”): a package with an item and a
//! picture for each question. 2.1 is the version that most platforms import.

use plyscope_export::xml::escaped;

use super::item::listing;
use super::{Ask, Bank, Item};
use plyscope_lesson::course::archive::{archive, Entry, Kind};

const ITEM: &str = "http://www.imsglobal.org/xsd/imsqti_v2p1";

/// The bank as a ZIP file.
pub fn write(bank: &Bank) -> Result<Vec<u8>, String> {
    let mut files = Vec::new();
    let mut resources = String::new();
    for (number, item) in (1..).zip(bank.items()) {
        let id = format!("q{number}");
        let (path, image) = (format!("items/{id}.xml"), format!("images/{id}.svg"));
        let mut own = vec![path.clone()];
        files.push((path.clone(), document(item, &id, bank)));
        if let Some(picture) = &item.picture {
            files.push((image.clone(), picture.svg.clone()));
            own.push(image);
        }
        let own: String =
            own.iter().map(|file| format!("      <file href=\"{file}\"/>\n")).collect();
        resources.push_str(&format!(
            "    <resource identifier=\"{id}\" type=\"imsqti_item_xmlv2p1\" href=\"{path}\">\n\
             {own}    </resource>\n"
        ));
    }
    let manifest = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <manifest xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" identifier=\"plyscope-bank\">\n\
         \x20 <metadata>\n    <schema>QTIv2.1 Package</schema>\n\
         \x20   <schemaversion>1.0.0</schemaversion>\n  </metadata>\n  <organizations/>\n\
         \x20 <resources>\n{resources}  </resources>\n</manifest>\n"
    );
    files.insert(0, ("imsmanifest.xml".to_owned(), manifest));
    archive(files.iter().map(|(path, content)| Entry {
        path,
        content: content.as_bytes(),
        kind: Kind::Data,
    }))
}

/// An item.
fn document(item: &Item, id: &str, bank: &Bank) -> String {
    let Parts { declarations, body, processing } = parts(item);
    let prompt: String =
        item.lines().map(|line| format!("    <p>{}</p>\n", escaped(line))).collect();
    let prompt = prompt + &listing(&item.listing, escaped);
    let image = item.picture.as_ref().map_or_else(String::new, |picture| {
        format!(
            "    <p><img src=\"../images/{id}.svg\" alt=\"{}\" width=\"{:.0}\" height=\"{:.0}\"/></p>\n",
            escaped(&picture.alternative),
            picture.size.0,
            picture.size.1,
        )
    });
    let processing = match processing.is_empty() {
        true => String::new(),
        false => format!("  <responseProcessing>\n{processing}  </responseProcessing>\n"),
    };
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <assessmentItem xmlns=\"{ITEM}\" identifier=\"{id}\" title=\"{}\" xml:lang=\"{}\" \
         adaptive=\"false\" timeDependent=\"false\">\n{declarations}\
         \x20 <outcomeDeclaration identifier=\"SCORE\" cardinality=\"single\" baseType=\"float\">\n\
         \x20   <defaultValue><value>0</value></defaultValue>\n  </outcomeDeclaration>\n\
         \x20 <outcomeDeclaration identifier=\"MAXSCORE\" cardinality=\"single\" baseType=\"float\">\n\
         \x20   <defaultValue><value>{}</value></defaultValue>\n  </outcomeDeclaration>\n\
         \x20 <itemBody>\n{prompt}{image}{body}  </itemBody>\n{processing}</assessmentItem>\n",
        escaped(&item.name),
        bank.lang.tag(),
        item.points,
    )
}

/// What an item has for its way of being answered.
#[derive(Default)]
struct Parts {
    declarations: String,
    body: String,
    processing: String,
}

fn parts(item: &Item) -> Parts {
    let mut parts = Parts::default();
    match &item.ask {
        Ask::Choice(choices) => {
            let right = choices.iter().position(|choice| choice.is_right);
            let right = right.map(|place| format!("choice{place}")).unwrap_or_default();
            parts.declare("RESPONSE", "identifier", &right);
            parts.body.push_str(
                "    <choiceInteraction responseIdentifier=\"RESPONSE\" shuffle=\"true\" \
                 maxChoices=\"1\">\n",
            );
            for (place, choice) in choices.iter().enumerate() {
                parts.body.push_str(&format!(
                    "      <simpleChoice identifier=\"choice{place}\">{}</simpleChoice>\n",
                    escaped(&choice.text)
                ));
            }
            parts.body.push_str("    </choiceInteraction>\n");
            parts.score("RESPONSE", "identifier", &[right], &item.points.to_string());
        }
        Ask::Blanks(blanks) => {
            let share = f64::from(item.points) / blanks.len() as f64;
            for (place, blank) in blanks.iter().enumerate() {
                parts.field(&format!("RESPONSE{place}"), &blank.label, &blank.answers, share);
            }
        }
        Ask::Short { right, .. } => {
            parts.field("RESPONSE", "", right, f64::from(item.points));
        }
        Ask::Open(key) => {
            parts.declarations.push_str(
                "  <responseDeclaration identifier=\"RESPONSE\" cardinality=\"single\" \
                 baseType=\"string\"/>\n",
            );
            parts.body.push_str(&format!(
                "    <extendedTextInteraction responseIdentifier=\"RESPONSE\" expectedLines=\"8\"/>\n\
                 \x20   <rubricBlock view=\"scorer\"><p>{}</p></rubricBlock>\n",
                escaped(key)
            ));
        }
    }
    parts
}

impl Parts {
    fn declare(&mut self, id: &str, base: &str, right: &str) {
        self.declarations.push_str(&format!(
            "  <responseDeclaration identifier=\"{id}\" cardinality=\"single\" baseType=\"{base}\">\n\
             \x20   <correctResponse><value>{}</value></correctResponse>\n  </responseDeclaration>\n",
            escaped(right)
        ));
    }

    /// A field of text after a label.
    fn field(&mut self, id: &str, label: &str, answers: &[String], points: f64) {
        let right = answers.first().cloned().unwrap_or_default();
        self.declare(id, "string", &right);
        self.body.push_str(&format!(
            "    <p>{} <textEntryInteraction responseIdentifier=\"{id}\" expectedLength=\"12\"/></p>\n",
            escaped(label)
        ));
        // Few digits: what is lost in a third of a point is less than platforms show.
        let points = format!("{points:.6}");
        let points = points.trim_end_matches('0').trim_end_matches('.');
        self.score(id, "string", answers, points);
    }

    /// Adds points where the response is one of the right answers.
    fn score(&mut self, id: &str, base: &str, answers: &[String], points: &str) {
        let test = |answer: &String| {
            let value = format!("<baseValue baseType=\"{base}\">{}</baseValue>", escaped(answer));
            let variable = format!("<variable identifier=\"{id}\"/>");
            match base {
                "string" => {
                    format!("<stringMatch caseSensitive=\"false\">{variable}{value}</stringMatch>")
                }
                _ => format!("<match>{variable}{value}</match>"),
            }
        };
        let tests: String = answers.iter().map(test).collect();
        self.processing.push_str(&format!(
            "    <responseCondition><responseIf><or>{tests}</or>\n\
             \x20     <setOutcomeValue identifier=\"SCORE\"><sum><variable identifier=\"SCORE\"/>\
             <baseValue baseType=\"float\">{points}</baseValue></sum></setOutcomeValue>\n\
             \x20   </responseIf></responseCondition>\n"
        ));
    }
}
