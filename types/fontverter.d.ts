/** The part of fontverter's interface that we use; the package brings no types. */
declare module 'fontverter' {
  /** Writes a font in another format. Rejects with an Error on a font it cannot read. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
