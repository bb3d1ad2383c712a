/** What there is of the parts, with commas between: the facts of a record under its title. */
export const listed = (...parts: (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ');
