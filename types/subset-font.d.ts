/** The part of subset-font's interface that we use; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: string[];
    dropTables?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }
  /** Cuts a font down to the characters of a text. Rejects with an Error on a font it cannot read. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
