import { formatHex, parse } from 'culori';
import { type Theme, tokenValue } from './token-value.ts';

/**
 * Returns the colour of a custom property as `#rrggbb`, without its transparency.
 * @throws if its value is not a single colour
 */
export function hexColour(css: string, name: string, theme: Theme = 'light'): string {
  const value = tokenValue(css, name, theme);
  const hex = formatHex(parse(value));
  if (!hex)
    throw new Error(`src/theme/tokens.css: --${name} is "${value}"; write it as one colour`);
  return hex;
}
