// Sentences of the program about what a page asks for and cannot have.
import { program } from "./program.js";

/** A sentence of the program, in a language. */
export async function inLanguage(sentence, lang) {
  const ready = await program("embed");
  const known = await ready.learn(lang);
  return ready.ask((glue) => sentence(glue, known));
}

/** The refusal of a step that is none. */
export const noStep = (given, lang) => inLanguage((glue, known) => glue.noStep(known, given), lang);

/** The refusal of a question or a lesson where there is no site. */
export const noSite = (lang) => inLanguage((glue, known) => glue.noSite(known), lang);
