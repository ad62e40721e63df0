// Opens the program for teachers, which is fetched when it is first used.
import { later } from "./open-dialog.js";

/** Passes the program to a function. */
export const withClass = later("class");

/** Opens the results of a class in a language, with files; false where that is not possible. */
export const open = (lang, files) => withClass((program) => program.open(lang, files));

/** The question bank of a lesson: its bytes, or a sentence; the arguments are those of `bank` in `crates/app/src/bin/class.rs`. */
export const bank = (...order) => withClass((program) => program.bank(...order));
