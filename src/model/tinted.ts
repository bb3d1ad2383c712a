import { optimize, type XastElement } from 'svgo';

const PAINT = /(?<![\w-])(?:fill|stroke|color|stop-color|flood-color)\s*:\s*["']?\s*([^"';}\s]+)/gi;
const OWN = /^(?:currentcolor|none|transparent|inherit|url\(.*)$/i;
const SHAPE = /^(?:circle|ellipse|path|polygon|polyline|rect|text)$/;

/** Returns whether an element says how the shapes in it are filled. Shapes in `defs` take their fill from `use`. */
const hasFill = ({ name, attributes: { fill, style = '', class: names } }: XastElement) =>
  name === 'defs' || name === 'symbol' || Boolean(fill ?? names) || /\bfill\s*:/i.test(style);

/** Returns the colours that an element names, in attributes or as a style sheet. */
function paintsOf({ name, attributes, children }: XastElement): string[] {
  const texts = children.map((child) => ('value' in child ? child.value : ''));
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}:${value}`);
  const css = [...pairs, ...(name === 'style' ? texts : [])].join(';');
  return [...css.matchAll(PAINT)].map(([, paint = '']) => paint);
}

/**
 * Returns true if `currentColor` is the only colour of an SVG: it can be drawn in that of the text. Clips and masks paint nothing; a
 * picture has colours of its own, and a shape that nothing fills is black.
 */
export function isTinted(svg: string): boolean {
  const paints: string[] = [];
  const around: XastElement[] = [];
  const enter = (element: XastElement) => {
    const { name } = element;
    around.push(element);
    if (around.some((one) => one.name === 'clipPath' || one.name === 'mask')) return;
    paints.push(...paintsOf(element));
    if (name === 'image' || (SHAPE.test(name) && !around.some(hasFill))) paints.push('black');
  };
  const exit = () => {
    around.pop();
  };
  optimize(svg, { plugins: [{ name: 'inspect', fn: () => ({ element: { enter, exit } }) }] });
  return /currentcolor/i.test(paints.join()) && paints.every((paint) => OWN.test(paint));
}
