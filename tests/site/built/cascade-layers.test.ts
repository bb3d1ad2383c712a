import postcss, { type ChildNode } from 'postcss';
import { expect, it } from 'vitest';
import { LAYERS } from '../../../src/theme/layers.ts';
import { filled, html, unlisted } from '../../support/built-site.ts';
import { pageSamples } from '../../support/page-kinds.ts';

/** Selectors that override every layer: theme/overrides.css, and Astro's font properties. */
const UNLAYERED =
  /^(?:\[hidden\]|\.scriptOnly|:is\(\[popover\].*|h1\[data-long\]|:root\[data-spacing=.*\] p|:root\{--font-[\w-]*:[^;]*;?\})$/;

/** Returns the selectors of rules outside layers; for `:root`, the whole rule. */
function unlayered(node: ChildNode): string[] {
  if (node.type === 'rule') return [node.selector === ':root' ? `${node}` : node.selector];
  if (node.type !== 'atrule' || /^(?:layer|font-face)$/.test(node.name)) return [];
  return (node.nodes ?? []).flatMap(unlayered);
}

/** Redirects have no styles, and the frame of the comments has only its own. */
const styled = [...pageSamples, ...unlisted].filter(
  (path) => !path.startsWith('/comments-frame/') && !html(path).includes('http-equiv="refresh"'),
);

it.each(styled)('%s declares the order of layers first, and has its rules in them', (path) => {
  const styles = [...html(path).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const [first = [], ...others] = filled(styles, 'style');
  expect(first[1]).toBe(`@layer ${LAYERS};`);
  const rules = others.flatMap(([, css = '']) => postcss.parse(css).nodes.flatMap(unlayered));
  expect(rules.filter((rule) => !UNLAYERED.test(rule.replaceAll(/\s(?!p$)/g, '')))).toEqual([]);
});
