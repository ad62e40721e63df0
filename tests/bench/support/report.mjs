// How a bench tells `cargo xtask bench` what it measured: one line of JSON for each measure.

/** Prints one measure. `rival` names who was measured, if it is not us. */
export function report({ name, value, unit, rival = null, budget = null }) {
  console.log(JSON.stringify({ name, value, unit, rival, budget }));
}

/** The middle value: one slow run does not change it. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Takes turns, so that a busy moment of the machine hits all alike: the median of each, in order. */
export async function compare(runs, ...candidates) {
  const times = candidates.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, candidate] of candidates.entries()) times[index].push(await candidate());
  }
  return times.map(median);
}
