// Sentences of the program about what a page asks for and cannot have.
import { program } from "./program.js";
import { VERSION } from "./protocol.js";

/** A sentence of the program, in a language. */
export async function inLanguage(sentence, lang) {
  const ready = await program("embed");
  const known = await ready.learn(lang);
  return ready.ask((glue) => sentence(glue, known));
}

/** The refusal of a message that is not understood. */
export const strange = ({ problem, given }, lang) =>
  inLanguage((glue, known) => (problem === "version" ? glue.otherVersion(known, given, VERSION) : glue.strangeMessage(known, given)), lang);

/** The refusal of a step that is none. */
export const noStep = (given, lang) => inLanguage((glue, known) => glue.noStep(known, given), lang);

/** What is wrong of an element's own attributes, in sentences, with the texts around them. */
export async function wrongOwn(wrong, lang) {
  const ready = await program("embed");
  const known = await ready.learn(lang);
  const problems = ready.ask((glue) => {
    // With a tree there is nothing else to report.
    const scene = new glue.Scene(["tree=1", ...wrong].join("&"), known);
    const problems = scene.problems();
    scene.free();
    return problems;
  });
  return { problems, words: ready.words(known) };
}

/** The refusal of a question or a lesson where there is no site. */
export const noSite = (lang) => inLanguage((glue, known) => glue.noSite(known), lang);
