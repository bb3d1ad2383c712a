/** Joins the parts that are defined with commas: the facts of a record under its title. */
export const joinWithCommas = (...parts: (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ');
