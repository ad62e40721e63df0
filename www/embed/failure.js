// The message if loading fails.

/** Shows that Plyscope could not be loaded, below the element's own content. */
export function failure({ place, emit }, error) {
  // Its translations could not be loaded either.
  const message = `Plyscope could not be loaded: ${String(error?.message ?? error).slice(0, 300)}`;
  const alert = document.createElement("p");
  alert.setAttribute("role", "alert");
  alert.textContent = message;
  place.replaceChildren(document.createElement("slot"), alert);
  emit("problem", { message });
  const nothing = () => {};
  return {
    step: 0, first: 0, last: 0, caption: "", value: null, playing: false, problems: [message],
    goTo: nothing, play: nothing, pause: nothing, speak: nothing, close: nothing,
  };
}
