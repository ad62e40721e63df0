// The source of lessons, unless the embedding page provides one.
import { fetchText } from "./fetch-text.js";

globalThis.fetchLesson = (file) => fetchText(file);
