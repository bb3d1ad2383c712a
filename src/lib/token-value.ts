/**
 * Returns the first value of a custom property in a style sheet, with the properties put in that it refers to.
 * @throws where there is no such property
 */
export function tokenValue(css: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`The tokens have no --${name}.`);
  return value.replace(/var\(--([\w-]+)\)/g, (_, other: string) => tokenValue(css, other));
}
