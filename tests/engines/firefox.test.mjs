import { declare } from "./journeys.mjs";
import { firefox } from "./support/firefox.mjs";
import { journeys } from "./support/journeys.mjs";

declare(journeys(firefox));
