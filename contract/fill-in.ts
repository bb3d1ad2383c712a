/**
 * Puts values into a text with `{name}` places.
 * @throws where the text names a place that has no value
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}": nothing to put into ${place}`);
    return String(value);
  });
}
