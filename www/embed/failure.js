// What is shown where nothing could be loaded.

/** Says that Plyscope could not be loaded, below what stands within the element. */
export function failure({ place, emit }, error) {
  // Its texts are what could not be loaded.
  const message = `Plyscope could not be loaded: ${String(error?.message ?? error).slice(0, 300)}`;
  const told = document.createElement("p");
  told.setAttribute("role", "alert");
  told.textContent = message;
  place.replaceChildren(document.createElement("slot"), told);
  emit("problem", { message });
  const nothing = () => {};
  return {
    step: 0, first: 0, last: 0, caption: "", value: null, playing: false, problems: [message],
    goTo: nothing, play: nothing, pause: nothing, speak: nothing, close: nothing,
  };
}
