import Reveal from "./library/reveal.mjs";
import PlyscopeReveal from "./plyscope-reveal.js";

new Reveal({ plugins: [PlyscopeReveal], hash: true, transition: "none" }).initialize();
