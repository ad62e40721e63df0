//! `imsmanifest.xml`: the name of a package, its start page, its files, and its pass mark.

use super::{Course, Pass, Version, ENTRY};
use crate::{chance, MAX_TITLE};
use plyscope_export::xml::{escaped, is_allowed};

/// The file that platforms look for.
pub const NAME: &str = "imsmanifest.xml";

/// The manifest of a package with files of these paths.
pub fn manifest(course: &Course, version: Version, paths: &[&str]) -> String {
    let dialect = Dialect::of(version);
    let title = escaped(&readable(course.title));
    let identifier = identifier(course.name);
    let (namespaces, schema) = (dialect.namespaces, dialect.schema);
    let passing = dialect.passing(course.pass);
    let sequencing = dialect.sequencing;
    let kind = dialect.kind;
    let files: String =
        paths.iter().map(|path| format!("      <file href=\"{}\"/>\n", escaped(path))).collect();
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="{identifier}" version="1.0"{namespaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>{schema}</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>{title}</title>
      <item identifier="lesson" identifierref="player" isvisible="true">
        <title>{title}</title>
{passing}      </item>
{sequencing}    </organization>
  </organizations>
  <resources>
    <resource identifier="player" type="webcontent" {kind}="sco" href="{ENTRY}">
{files}    </resource>
  </resources>
</manifest>
"#
    )
}

/// The differences between the two versions.
struct Dialect {
    version: Version,
    namespaces: &'static str,
    schema: &'static str,
    /// The attribute for a resource that communicates with the platform.
    kind: &'static str,
    /// The sequencing of an organization.
    sequencing: &'static str,
}

impl Dialect {
    const fn of(version: Version) -> Self {
        match version {
            Version::V1_2 => Self {
                version,
                namespaces: concat!(
                    "\n  xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\"",
                    "\n  xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\"",
                ),
                schema: "1.2",
                kind: "adlcp:scormtype",
                sequencing: "",
            },
            Version::V2004 => Self {
                version,
                namespaces: concat!(
                    "\n  xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\"",
                    "\n  xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_v1p3\"",
                    "\n  xmlns:imsss=\"http://www.imsglobal.org/xsd/imsss\"",
                ),
                schema: "2004 4th Edition",
                kind: "adlcp:scormType",
                sequencing: concat!(
                    "      <imsss:sequencing>\n",
                    "        <imsss:controlMode choice=\"true\" flow=\"true\"/>\n",
                    "      </imsss:sequencing>\n",
                ),
            },
        }
    }

    /// The pass mark, as lines of an item.
    fn passing(&self, pass: Option<Pass>) -> String {
        match (self.version, pass) {
            (Version::V1_2, None) => String::new(),
            (Version::V1_2, Some(pass)) => {
                format!("        <adlcp:masteryscore>{}</adlcp:masteryscore>\n", pass.percent())
            }
            (Version::V2004, pass) => sequencing(pass),
        }
    }
}

/// The lesson itself reports completion; with the pass mark, if there is one.
fn sequencing(pass: Option<Pass>) -> String {
    let objective = pass.map_or_else(
        || "            <imsss:primaryObjective objectiveID=\"score\"/>\n".to_owned(),
        |pass| {
            let (whole, rest) = (pass.percent() / 100, pass.percent() % 100);
            format!(
                concat!(
                    "            <imsss:primaryObjective objectiveID=\"score\" satisfiedByMeasure=\"true\">\n",
                    "              <imsss:minNormalizedMeasure>{}.{:02}</imsss:minNormalizedMeasure>\n",
                    "            </imsss:primaryObjective>\n",
                ),
                whole, rest
            )
        },
    );
    format!(
        concat!(
            "        <imsss:sequencing>\n",
            "          <imsss:objectives>\n{}          </imsss:objectives>\n",
            "          <imsss:deliveryControls completionSetByContent=\"true\" objectiveSetByContent=\"true\"/>\n",
            "        </imsss:sequencing>\n",
        ),
        objective
    )
}

/// A valid XML identifier, one for each name: other characters than plain letters and digits are written
/// by their numbers.
fn identifier(name: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let plain = |c: char| if is_plain(c) { c.to_string() } else { format!("_{:x}_", u32::from(c)) };
    let kept = match name.chars().map(plain).collect::<String>() {
        kept if kept.is_empty() => "lesson".to_owned(),
        // Its beginning may be that of another name.
        kept if kept.len() > 80 => format!("{}-{:016x}", &kept[..60], chance::hash(name)),
        kept => kept,
    };
    format!("plyscope-{kept}")
}

/// A title in one line, with spaces for characters that XML cannot contain.
fn readable(title: &str) -> String {
    let plain = |c: char| if is_allowed(c) && !c.is_control() { c } else { ' ' };
    title.chars().take(MAX_TITLE).map(plain).collect::<String>().trim().to_owned()
}
