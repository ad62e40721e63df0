// The editor: CodeMirror in place of the page's text box, with which it shares its text. It lies in a
// shadow tree, where it may add its styles by script; the page's policy allows none in the document.
import {
  bracketMatching,
  Compartment,
  Decoration,
  defaultKeymap,
  EditorState,
  EditorView,
  HighlightStyle,
  highlightActiveLine,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  indentOnInput,
  indentUnit,
  javascript,
  keymap,
  lineNumbers,
  python,
  StateEffect,
  StateField,
  syntaxHighlighting,
  tags,
} from "./codemirror.js";
import { look } from "./look.js";

const LANGUAGES = {
  python: () => [python(), indentUnit.of("    ")],
  javascript: () => [javascript(), indentUnit.of("  ")],
};

/** The marked lines: the current one, and the wrong one with what is wrong. */
const setMarks = StateEffect.define();

const here = Decoration.line({ class: "here" });
const wrongLine = Decoration.line({ class: "wrong" });

function marks({ line, wrong, why }, doc) {
  const found = [];
  const at = (number) => (number > 0 && number <= doc.lines ? doc.line(number) : null);
  const [current, failed] = [at(line), at(wrong)];
  if (current) found.push(here.range(current.from));
  if (failed) found.push(wrongLine.range(failed.from), Decoration.widget({ widget: new look.Why(why), block: true, side: 1 }).range(failed.to));
  return Decoration.set(found, true);
}

const marked = StateField.define({
  create: () => Decoration.none,
  update(value, change) {
    const set = change.effects.find((effect) => effect.is(setMarks));
    if (set) return marks(set.value, change.state.doc);
    // Marks of an earlier text say nothing of this one.
    return change.docChanged ? Decoration.none : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Lines that wrap go on further in than they begin: a class for each depth, as the page's policy allows no style. */
const hanging = look.depths.map((name) => Decoration.line({ class: name }));

function indents(doc) {
  const found = [];
  for (let number = 1; number <= doc.lines; number += 1) {
    const { from, text } = doc.line(number);
    const depth = /^\s*/.exec(text)[0].replaceAll("\t", "    ").length;
    found.push(hanging[Math.min(depth, hanging.length - 1)].range(from));
  }
  return Decoration.set(found);
}

const indented = StateField.define({
  create: (state) => indents(state.doc),
  update: (value, change) => (change.docChanged ? indents(change.state.doc) : value),
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Replaces a selection by what is typed. A browser that does it by itself joins lines with styles in
 * attributes, which the page's policy forbids.
 */
const typing = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.inputType !== "insertText" || event.data === null || view.composing) return false;
    if (view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: "input.type" });
    event.preventDefault();
    return true;
  },
});

const tab = { key: "Tab", run: indentMore, shift: indentLess };
class Editor {
  #box;
  #view;
  #slot;
  #language = new Compartment();
  #words = new Compartment();
  #shown = {};
  #isUpdating = false;

  constructor(box, slot) {
    this.#box = box;
    this.#slot = slot;
    const host = document.createElement("div");
    host.className = "codemirror";
    const root = host.attachShadow({ mode: "open", delegatesFocus: true });
    this.#view = new EditorView({ state: this.#state(), parent: root, root });
    const hadFocus = document.activeElement === box;
    box.hidden = true;
    box.after(host);
    if (hadFocus) this.#view.focus();
  }

  /** The text of the box, with nothing to undo. */
  #state() {
    // The page runs and checks the program by these.
    const ours = ["Mod-Enter", "Mod-Shift-Enter"].map((key) => ({ key, run: () => true }));
    const keys = [...ours, tab, ...historyKeymap, ...defaultKeymap];
    return EditorState.create({
      doc: this.#box.value,
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        marked,
        indented,
        typing,
        syntaxHighlighting(HighlightStyle.define(look.colours(tags))),
        EditorView.theme(look.theme),
        EditorView.lineWrapping,
        keymap.of(keys),
        this.#language.of([]),
        this.#words.of([]),
        EditorView.updateListener.of((update) => update.docChanged && !this.#isUpdating && this.#send()),
      ],
    });
  }

  /** The text box passes the text on to the page. */
  #send() {
    this.#box.value = this.#view.state.doc.toString();
    this.#box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  /** Shows the program of another place, such as that of another language: undoing must not lead back. */
  #open(slot) {
    this.#slot = slot;
    this.#view.setState(this.#state());
    this.#shown = {};
  }

  update(slot, language, label, help, line, wrong, why) {
    if (this.#slot !== slot) this.#open(slot);
    const text = this.#view.state.doc.toString();
    const effects = [];
    const shown = this.#shown;
    const changes = this.#box.value === text ? undefined : { from: 0, to: text.length, insert: this.#box.value };
    if (shown.language !== language) effects.push(this.#language.reconfigure(LANGUAGES[language]()));
    if (shown.label !== label || shown.help !== help) {
      // It scrolls: then it must be in the order of Tab by itself.
      const words = { "aria-label": label, "aria-description": help, tabindex: "0" };
      effects.push(this.#words.reconfigure(EditorView.contentAttributes.of(words)));
    }
    if (changes) this.#replace(changes);
    const isMarked = changes || shown.text !== this.#box.value || shown.line !== line || shown.wrong !== wrong || shown.why !== why;
    if (isMarked) effects.push(setMarks.of({ line, wrong, why }));
    if (isMarked && (wrong || line)) {
      const { doc } = this.#view.state;
      const number = Math.min(wrong || line, doc.lines);
      effects.push(EditorView.scrollIntoView(doc.line(number).from, { y: "nearest", yMargin: 30 }));
    }
    this.#shown = { language, label, help, line, wrong, why, text: this.#box.value };
    if (effects.length) this.#view.dispatch({ effects });
  }

  /** Takes what the page has changed, which need not be sent back. */
  #replace(changes) {
    this.#isUpdating = true;
    this.#view.dispatch({ changes });
    this.#isUpdating = false;
  }

  /** Whether it belongs to a text box. */
  isOf(box) {
    return this.#box === box;
  }
}

let editor;

/** Brings the editor up to date. `slot` is the place in which the program is kept; a line is 0 if there is none. */
export function update(slot, ...state) {
  const box = document.querySelector(".code-editor textarea");
  if (!box) return;
  if (!editor?.isOf(box)) editor = new Editor(box, slot);
  editor.update(slot, ...state);
}
