/** The part of hyphen's interface that we use, in the module of each language; the package brings no types. */
declare module 'hyphen/*/index.js' {
  const language: {
    /** Puts soft hyphens into words of five letters or more. */
    hyphenateSync(text: string): string;
  };
  export default language;
}
