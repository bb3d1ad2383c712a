/** Joins the parts with commas, leaving out undefined ones. */
export const joinWithCommas = (...parts: (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ');
