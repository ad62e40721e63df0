// Storage for the page while a platform has it open.

/** The device's own storage, where there is one: for what has to outlast the page. */
export const device = (() => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
})();

/**
 * Has the page keep nothing on the device: what belongs to a student lies with the platform, and the
 * next one at the same machine must not see it. `language` is what the page speaks at first.
 */
export function keepInMemory(language) {
  const kept = new Map(language ? [["plyscope.language", language]] : []);
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });
}
