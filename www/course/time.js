// Durations in the formats of platforms.

const parts = (milliseconds) => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
};

/** For SCORM 1.2: `0001:02:03`. */
export function clock(milliseconds) {
  const [hours, ...rest] = parts(milliseconds);
  return [String(Math.min(hours, 9999)).padStart(4, "0"), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

/** For SCORM 2004 and xAPI, as ISO 8601 has it: `PT1H2M3S`. */
export function interval(milliseconds) {
  const [hours, minutes, seconds] = parts(milliseconds);
  return `PT${hours}H${minutes}M${seconds}S`;
}
