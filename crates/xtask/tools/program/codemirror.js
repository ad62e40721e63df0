// What the editor of programs takes from CodeMirror 6; `www/program/editor.js` uses it.
export { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
export { javascript } from "@codemirror/lang-javascript";
export { python } from "@codemirror/lang-python";
export { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
export { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
export { Decoration, EditorView, highlightActiveLine, keymap, lineNumbers, WidgetType } from "@codemirror/view";
export { tags } from "@lezer/highlight";
