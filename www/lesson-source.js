// Where the page for learning has its lessons from, unless the page around gives it one.
import { fetchText } from "./fetch-text.js";

globalThis.fetchLesson = (file) => fetchText(file);
