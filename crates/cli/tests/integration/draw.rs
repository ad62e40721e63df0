//! Pictures, GIFs and tables: every kind of file is read back.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use resvg::tiny_skia::Pixmap;

use crate::support::{refused, run, run_with};

const QUIZ: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    crate::support::path("draw", name)
}

/// Draws into a file and reads it.
fn drawn(name: &str, arguments: &[&str]) -> Vec<u8> {
    let path = file(name);
    let done = run(&[&["draw"], arguments, &["-o", path.to_str().expect("text")]].concat());
    assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (Some(0), "", ""), "{name}");
    fs::read(path).expect("a file")
}

fn dots(name: &str, arguments: &[&str]) -> Pixmap {
    Pixmap::decode_png(&drawn(name, arguments)).expect("a PNG")
}

/// Whether a picture contains a colour, within a tolerance.
fn has(dots: &Pixmap, [red, green, blue]: [u8; 3]) -> bool {
    let near = |a: u8, b: u8| a.abs_diff(b) < 12;
    dots.pixels()
        .iter()
        .any(|dot| near(dot.red(), red) && near(dot.green(), green) && near(dot.blue(), blue))
}

#[test]
fn a_png_is_as_large_as_is_asked_and_has_the_colours_of_the_page() {
    let natural = dots("natural.png", &[QUIZ, "--step", "15"]);
    let svg = run(&["draw", QUIZ, "--step", "15"]).out;
    let sizes = format!("width=\"{}\" height=\"{}\"", natural.width() / 2, natural.height() / 2);
    assert!(svg.contains(&sizes), "two dots to a pixel: {sizes}");
    let max_fill = [0xcf, 0xe6, 0xf5];
    assert!(has(&natural, max_fill) && has(&natural, [0xf0, 0xc0, 0x00]));
    assert_eq!(dots("wide.png", &[QUIZ, "--width", "900"]).width(), 900);
    let half = dots("half.png", &[QUIZ, "--scale", "0.5"]);
    assert_eq!(half.width(), natural.width().div_ceil(4));
    let dark = dots("dark.png", &[QUIZ, "--dark"]);
    assert!(has(&dark, [0x14, 0x18, 0x1d]) && !has(&dark, max_fill));
}

#[test]
fn a_board_and_coroutines_are_drawn_by_their_addresses() {
    let table = [
        ("queens.png", "puzzle=queens&size=6&step=40"),
        (
            "tour.png",
            "https://example.org/backtracking.html#puzzle=tour&board=5x5&start=a1&step=30",
        ),
        ("sudoku.png", "puzzle=sudoku&step=25"),
        ("coroutines.png", "labels=6+2+8+1+4&wanted=4&step=20"),
        ("game.png", "game=tic-tac-toe&position=XOX/XO./O..&step=last"),
    ];
    for (name, address) in table {
        let dots = dots(name, &["--address", address]);
        let paper = dots.pixel(0, 0).expect("a dot").demultiply();
        let others = dots.pixels().iter().filter(|dot| dot.demultiply() != paper).count();
        assert!(others > 1_000, "{name}: {others} dots are drawn");
    }
}

#[test]
fn a_pdf_is_one_page_with_the_picture() {
    let pdf = drawn("step.pdf", &[QUIZ, "--step", "15", "--lang", "nl"]);
    assert!(pdf.starts_with(b"%PDF-1.7"));
    let strip = drawn("strip.pdf", &[QUIZ, "--steps", "9..14"]);
    assert!(strip.starts_with(b"%PDF-1.7") && strip.len() > pdf.len());
    if let Some(words) = tool("pdftotext", &["-layout", text_of(&file("step.pdf")), "-"]) {
        let words = String::from_utf8(words).expect("text");
        assert!(words.contains("≥ 20") && words.contains("L3-4"), "{words}");
    }
}

#[test]
fn a_film_has_a_picture_a_step_and_a_size() {
    let film = drawn("film.gif", &[QUIZ, "--steps", "3..8", "--width", "500", "--delay", "400"]);
    let mut decoder = gif::DecodeOptions::new().read_info(&film[..]).expect("a GIF");
    assert_eq!(decoder.width(), 500);
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a picture") {
        assert!(frame.width > 0 && u32::from(frame.left) + u32::from(frame.width) <= 500);
        delays.push(frame.delay);
    }
    assert_eq!(delays, [40, 40, 40, 40, 40, 120], "the last one stays a little longer");
}

#[test]
fn an_svg_has_its_sentence_and_what_it_is_of() {
    let svg = run(&["svg", "(4 8) \"<b>\":(17 5)", "--step", "3"]).out;
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(svg.contains("<title id=\"title\">Step 3 of 20</title>"));
    let about = "Down to the leaf L3-1. The tree: (4 8) &quot;&lt;b&gt;&quot;:(17 5)</desc>";
    assert!(svg.contains(about), "{svg}");
    assert!(svg.contains("&lt;b&gt;") && !svg.contains("<b>"));
    assert!(!svg.contains("var(") && !svg.contains("light-dark"), "plain colours only");
    assert!(svg.contains("<text ") && svg.contains(">L3-1</text>"), "real text");
    assert!(!run(&["draw", "(4 8) (17 5)", "--no-names"]).out.contains("L3-1"));
    let strip = run(&["draw", "(4 8) (17 5)", "--steps", "1..3"]).out;
    assert!(strip.contains("<title id=\"title\">Step 1 of 20 – Step 3 of 20</title>"));
    let to_last = run(&["draw", "(4 8) (17 5)", "--steps", "18..last"]).out;
    assert!(to_last.contains("<title id=\"title\">Step 18 of 20 – Step 20 of 20</title>"));
}

#[test]
fn latex_is_written_and_compiles() {
    let chance = "chance:(1/2*(6 8) 1/2*(9 7)) chance:(2/3*(2 5) 1/3*(4 8))";
    let table: [(&str, &[&str]); 5] = [
        ("quiz.tex", &[QUIZ, "--step", "15"]),
        ("chance.tex", &[chance, "--algorithm", "star1", "--step", "31"]),
        ("hostile.tex", &["\"a_b & {c} $d$ #1 -- %~^\\\\\":(1 -2.5) \"[x], y=z\":(win draw)"]),
        ("game.tex", &["--game", "tic-tac-toe", "--position", "XOX/XO./O.."]),
        ("deep.tex", &["1 (2 (3 (4 (5 6))))", "--root", "min"]),
    ];
    for (name, arguments) in table {
        let tex = String::from_utf8(drawn(name, arguments)).expect("text");
        assert!(tex.starts_with("\\documentclass") && tex.contains("\\begin{forest}"), "{name}");
        assert!(compiled(name), "{name}:\n{tex}");
    }
    // The line to a child of a chance node has its probability beside the bars of a cut.
    let tex = fs::read_to_string(file("chance.tex")).expect("written");
    let cut = tex.lines().find(|line| line.contains("{$1/3$}")).expect("a probability");
    assert!(cut.contains(", to cut, edge label+={node["), "{cut}");
    let fragment = drawn("fragment.tex", &[QUIZ, "--fragment"]);
    let fragment = String::from_utf8(fragment).expect("text");
    assert!(fragment.contains("\\begin{forest}") && !fragment.contains("\\documentclass"));
}

/// Whether LaTeX compiles a file; without LaTeX, prints that this was skipped, or fails with
/// `PLYSCOPE_ALL_TOOLS`.
fn compiled(name: &str) -> bool {
    let folder = file("").with_file_name("draw");
    let has_forest = tool("kpsewhich", &["forest.sty"]).is_some_and(|path| !path.is_empty());
    if !has_forest {
        let message =
            format!("SKIPPED: {name} is not compiled, since there is no LaTeX with forest");
        assert!(std::env::var_os("PLYSCOPE_ALL_TOOLS").is_none(), "{message}");
        eprintln!("{message}");
        return true;
    }
    let output = Command::new("pdflatex")
        .args(["-interaction=nonstopmode", "-halt-on-error", name])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("pdflatex runs");
    if !output.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&output.stdout));
    }
    output.status.success()
}

/// The output of a tool, if it is installed and succeeds.
fn tool(name: &str, arguments: &[&str]) -> Option<Vec<u8>> {
    let output = Command::new(name).args(arguments).stdin(Stdio::null()).output().ok()?;
    output.status.success().then_some(output.stdout)
}

fn text_of(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn what_cannot_be_drawn_is_refused_with_a_message() {
    let path = |name: &str| file(name).to_str().expect("text").to_owned();
    let (odd, png, gif, tex, svg) =
        (path("a.bmp"), path("a.png"), path("a.gif"), path("a.tex"), path("a.svg"));
    let table: [(&[&str], String); 14] = [
        (&["-o", &odd], format!("{odd} must end with .svg, .png, .pdf, .tex or .gif")),
        (&["--step", "99"], "there is no step 99; the last one is 34".to_owned()),
        (&["--steps", "5..40"], "There is no step 35, or it is too far away.".to_owned()),
        (
            &["--steps", "0..60"],
            "61 pictures are too many; at most 60 are made at once.".to_owned(),
        ),
        (&["--steps", "9..3"], "The last step comes before the first.".to_owned()),
        (&["-o", &gif], "a GIF shows several steps; say which, such as --steps 5..20".to_owned()),
        (
            &["--steps", "1..2", "-o", &tex],
            "LaTeX shows one step; say which with --step".to_owned(),
        ),
        (&["--width", "9", "-o", &svg], "--width is for PNG and GIF".to_owned()),
        (&["--fragment"], "--fragment is for LaTeX".to_owned()),
        (&["--delay", "50", "-o", &svg], "--delay is for GIF".to_owned()),
        (&["--dark", "-o", &tex], "--dark is for SVG, PNG, PDF and GIF".to_owned()),
        (
            &["--width", "29999", "-o", &png],
            "the picture would have 29999 × 21918 dots, which is too many; make it smaller with \
             --width or --scale, or write SVG or PDF"
                .to_owned(),
        ),
        (
            &["--address", "puzzle=queens"],
            "an address and something to search were given; one of them is drawn".to_owned(),
        ),
        (&["-o", "/no/such/folder/a.svg"], String::new()),
    ];
    for (arguments, sentence) in table {
        let arguments = [&["draw", QUIZ], arguments].concat();
        if sentence.is_empty() {
            assert!(run(&arguments).err.starts_with("error: cannot write "), "{arguments:?}");
        } else {
            refused(&arguments, &sentence);
        }
    }
    for option in ["algorithm", "root", "position", "depth"] {
        let (option, value) = (format!("--{option}"), if option == "root" { "max" } else { "3" });
        let sentence = format!("{option} is not for an address, which says what is searched");
        refused(&["draw", "--address", "tree=4 8", &option, value], &sentence);
    }
    let sentence = "--all-lines is not for an address, which says what is searched";
    refused(&["draw", "--address", "tree=4 8", "--all-lines"], sentence);
    let addresses = [
        ("puzzle=chess", "the address: "),
        ("nothing=at-all", "the address: "),
        ("tree=(4", "the address: "),
    ];
    for (address, begins) in addresses {
        let arguments = ["draw", "--address", address, "--step", "last"];
        let error = run(&arguments).err;
        assert!(error.starts_with(&format!("error: {begins}")), "{address}: {error}");
    }
    let of_board =
        |options: &[&str]| run(&[&["draw", "--address", "puzzle=sudoku"], options].concat());
    let [last, numbered] = [["--step", "last"], ["--step", "37"]].map(|step| of_board(&step));
    assert_eq!((last.code, last.out), (Some(0), numbered.out));
    let table = [
        (["--step", "38"], "error: there is no step 38; the last one is 37\n"),
        (["--step=9", "--no-names"], "error: --no-names is for trees and games\n"),
    ];
    for (options, sentence) in table {
        let refused = of_board(&options);
        assert_eq!((refused.code, refused.err.as_str()), (Some(2), sentence));
    }
}

#[test]
fn a_table_has_a_line_a_step_with_the_facts_of_the_trace() {
    let csv = run(&["trace", "(4 8) \"a,b\":(2 5)", "--csv"]);
    assert_eq!((csv.code, csv.err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = csv.out.split_terminator("\r\n").collect();
    assert!(lines[0].starts_with("step,event,node,player,value,verdict,alpha,beta,child,"));
    let json = run(&["trace", "(4 8) \"a,b\":(2 5)", "--json"]).out;
    assert_eq!(lines.len() - 1, json.lines().count());
    let cut = lines.iter().find(|line| line.contains(",cut,")).expect("a cut");
    // As many empty columns as are behind `deep`, which are not about this cut.
    let empty = ",".repeat(20);
    let begins = format!("15,cut,L2-2,,,,4,2,,,ge,L3-4,alpha,4,L1-1,no{empty}\"");
    assert!(cut.starts_with(&begins), "{cut}");
    let tree = "chance:(-13 0 0 0 0 0) -3";
    let fractions = run(&["trace", tree, "--algorithm", "expectiminimax", "--csv"]).out;
    assert!(fractions.contains(",-13/6,"), "{fractions}");
    let refused = run_with(&["trace", "4 8", "--csv", "--json"], b"");
    assert_eq!(refused.code, Some(2));
}
