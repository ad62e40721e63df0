// `<ply-scope>`, a search in any page: `<script type="module" src="…/plyscope.js"></script>`, and
// `<ply-scope tree="((8 5) (20 3))" algorithm="alpha-beta" step="9"></ply-scope>`. See docs/embedding.md.
import { PlyScope } from "./embed/element.js";

// Two copies of this script on a page are one too many, but no reason to fail.
if (!customElements.get("ply-scope")) customElements.define("ply-scope", PlyScope);

export { PlyScope };
