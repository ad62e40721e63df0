// How the editor looks. Its colours are those of the page, which reach it as custom properties.
import { WidgetType } from "./codemirror.js";

/** What is wrong with a line, below it. */
class Why extends WidgetType {
  constructor(text) {
    super();
    this.text = text;
  }

  eq(other) {
    return other.text === this.text;
  }

  toDOM() {
    const place = document.createElement("div");
    place.className = "why";
    place.textContent = this.text;
    return place;
  }
}

/** Classes of lines, by how many spaces they begin with. */
const depths = Array.from({ length: 33 }, (_, depth) => `in-${depth}`);

const hanging = (name, depth) => [`.cm-line.${name}`, { paddingLeft: `calc(6px + ${depth + 2}ch)`, textIndent: `-${depth + 2}ch` }];

const theme = {
  ...Object.fromEntries(depths.map(hanging)),
  "&": { height: "100%", background: "var(--surface)", color: "var(--text)", fontSize: "0.92rem" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5", overflow: "auto" },
  ".cm-content": { caretColor: "var(--text)", padding: "6px 0" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { background: "var(--raised)", color: "var(--text-soft)", border: "0", borderRight: "1px solid var(--edge)" },
  ".cm-activeLine, .cm-activeLineGutter": { background: "transparent" },
  "&.cm-focused .cm-activeLine": { background: "var(--raised)" },
  ".cm-line": { borderLeft: "4px solid transparent" },
  ".here": { background: "var(--here-soft) !important", borderLeft: "4px solid var(--here-edge)" },
  ".wrong": { background: "var(--danger-soft) !important", borderLeft: "4px double var(--danger)", textDecoration: "underline wavy var(--danger)" },
  ".why": { padding: "2px 8px 4px 14px", color: "var(--danger)", fontFamily: "var(--font)", fontSize: "0.9rem", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  ".cm-matchingBracket": { background: "var(--accent-soft) !important", outline: "1px solid var(--accent)" },
};

const colours = (tags) => [
  { tag: [tags.keyword, tags.controlKeyword, tags.operatorKeyword], color: "var(--max)", fontWeight: "600" },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: "var(--chosen)" },
  { tag: [tags.comment], color: "var(--text-soft)", fontStyle: "italic" },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.function(tags.variableName))], color: "var(--min)" },
];

export const look = { Why, depths, theme, colours };
