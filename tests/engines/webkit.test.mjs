import { declare } from "./journeys.mjs";
import { webkit } from "./support/webkit.mjs";
import { journeys } from "./support/journeys.mjs";

declare(journeys(webkit));
