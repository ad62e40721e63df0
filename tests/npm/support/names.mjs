// JSON of the command, with the names of the package.

/** For `JSON.parse`: `best_path` becomes `bestPath`. */
export function camelCase(_key, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const named = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([name, value]) => [named(name), value]));
}
