const PAINT =
  /(?<![\w-])(?:fill|stroke|color|stop-color|flood-color)\s*[:=]\s*["']?\s*([^"';}\s]+)/gi;
const OWN = /^(?:currentcolor|none|transparent|inherit|url\(.*)$/i;

/** Returns true if `currentColor` is the only colour of an SVG: it can be drawn in that of the text. Clips and masks paint nothing. */
export function isTinted(svg: string): boolean {
  const drawn = svg.replace(/<(clipPath|mask)\b.*?<\/\1>/gs, '');
  const paints = [...drawn.matchAll(PAINT)].map(([, paint = '']) => paint);
  return /currentcolor/i.test(drawn) && paints.every((paint) => OWN.test(paint));
}
