interface Token {
  name: string;
  value: string;
}

const tokens = (sheet: string): Token[] =>
  [...sheet.matchAll(/^ {2}(--[a-z0-9-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

/** Colours of the palette, as the sheet declares them in hex, with their dark versions. */
export const colourTokens = (sheet: string) =>
  tokens(sheet).filter(({ value }) => /^(?:#[0-9a-f]{6}|light-dark\(#.*\))$/.test(value));

/** Everything that is not a colour and not a reference: sizes, spaces, durations. */
export const valueTokens = (sheet: string) =>
  tokens(sheet).filter(({ value }) => !/^#|^var\(|^color-mix|^light-dark/.test(value));
