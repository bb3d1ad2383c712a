export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Matches an argument of a CSS function, which may contain nested functions. */
const ARGUMENT = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)`;
const LIGHT_DARK = new RegExp(String.raw`light-dark\(${ARGUMENT},${ARGUMENT}\)`, 'g');

/** Returns a CSS value with one side of each `light-dark()` (CSS Color 5). */
export const inTheme = (value: string, theme: Theme): string =>
  value.replace(LIGHT_DARK, (_, light: string, dark: string) =>
    (theme === 'light' ? light : dark).trim(),
  );

/** Returns the first value of a custom property with its references resolved. @throws if there is no such property */
export function tokenValue(css: string, name: string, theme: Theme = 'light'): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`The tokens have no --${name}.`);
  return inTheme(value, theme).replace(/var\(--([\w-]+)\)/g, (_, other: string) =>
    tokenValue(css, other, theme),
  );
}

/** Returns the theme whose colours are used on a tone. */
export const themeOnTone = (css: string, tone: string, theme: Theme = 'light'): Theme =>
  tone === 'brand-1' ? (tokenValue(css, 'brand-1-scheme') as Theme) : theme;
