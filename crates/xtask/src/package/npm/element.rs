//! `plyscope/element`: `<ply-scope>` without a site. Its programs are imported when they are needed.
use crate::carried::{self, PROGRAMS};
use crate::paths;
use anyhow::Result;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Bundles the element of a built site into a folder.
pub fn build(dist: &Path, work: &Path, into: &Path) -> Result<()> {
    for folder in [work, into] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
    }
    carried::copy_scripts(dist, work)?;
    let mut files: Vec<_> = PROGRAMS.into_iter().flat_map(carried::files_of).collect();
    files.extend(carried::shared_files()?);
    carried::pack(dist, work, &files)?;
    let entry = work.join("element.js");
    fs::write(&entry, script(&files)?)?;
    // Minifying would remove what the scripts tell bundlers, which minify themselves.
    carried::bundle(&[entry], into, &["--splitting", "--chunk-names=element-[hash]"])?;
    fs::copy(paths::root().join("www/plyscope.d.ts"), into.join("element.d.ts"))?;
    Ok(())
}

/// The script of the element, which imports files when they are asked for.
fn script(files: &[String]) -> Result<String> {
    let mut script = String::from("import { carry } from \"./embed/site.js\";\ncarry({\n");
    for file in files {
        writeln!(script, "  \"{file}\": () => import(\"./{file}.gz\"),")?;
    }
    script += "});\nexport { PlyScope } from \"./plyscope.js\";\n";
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_imported_when_they_are_asked_for() {
        let script = script(&["tree.css".to_owned()]).unwrap();
        assert!(script.contains("\"tree.css\": () => import(\"./tree.css.gz\")"), "{script}");
    }
}
