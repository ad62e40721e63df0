// The widget with the element of a site, which has questions and lessons too.
import { widget } from "./widget.js";

export default widget((model) => import(new URL("plyscope.js", model.get("site")).href));
