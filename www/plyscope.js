// `<ply-scope>`, a search in any page: `<script type="module" src="…/plyscope.js"></script>`, and
// `<ply-scope tree="((8 5) (20 3))" algorithm="alpha-beta" step="9"></ply-scope>`. See docs/src/embedding.md.
import { PlyScope } from "./embed/element.js";

// Loading this script twice is harmless.
if (!customElements.get("ply-scope")) customElements.define("ply-scope", PlyScope);

export { PlyScope };
