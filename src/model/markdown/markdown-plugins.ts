import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { withBase } from '../../lib/base-path.ts';

/** A plug-in of the Markdown processor that changes the HTML tree (hast). */
export type HtmlPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

type Definition = Extract<HtmlPlugin, { before?: unknown; options?: unknown }>;
/** Nodes of that tree. */
export type Node = Parameters<NonNullable<Definition['before']>>[0]['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: Node[] = [],
): Element => ({ type: 'element', tagName, properties, children: children as Element['children'] });

/**
 * Puts a paragraph under every heading (h2 to h4) that has nothing below it before the next heading of its own or a
 * higher level.
 * @param message text of the paragraph
 */
export const fillEmptySections = (message: string): HtmlPlugin => ({
  name: 'fill-empty-sections',
  element: {
    filter: ['h2', 'h3', 'h4'],
    visit(heading, context) {
      const following = context.parent(heading).children.slice((context.indexOf(heading) ?? 0) + 1);
      const next = following.find(({ type }) => type !== 'text');
      const endsHere =
        !next ||
        (next.type === 'element' &&
          ('dataFootnotes' in next.properties ||
            (/^h[2-4]$/.test(next.tagName) && next.tagName <= heading.tagName)));
      if (!endsHere) return;
      context.insertAfter(heading, [
        { type: 'text', value: '\n' },
        element('p', {}, [{ type: 'text', value: message }]),
      ]);
    },
  },
});

/**
 * Puts tables and code samples into the Tab order: on a narrow screen they scroll sideways, and what scrolls must be
 * reachable by keyboard (WCAG 2.1.1, axe "scrollable-region-focusable").
 */
export const focusableBlocks: HtmlPlugin = {
  name: 'focusable-blocks',
  element: {
    filter: ['table', 'pre'],
    visit: (block, context) => context.setProperty(block, 'tabIndex', 0),
  },
};

/**
 * Makes addresses absolute, for readers who see the text elsewhere.
 * @param base absolute address of the page it comes from
 */
export const absoluteLinks = (base: string): HtmlPlugin => ({
  name: 'absolute-links',
  element: {
    filter: ['a', 'img', 'source', 'video', 'iframe'],
    visit(element, context) {
      for (const name of ['href', 'src']) {
        const address = element.properties[name];
        if (typeof address === 'string')
          context.setProperty(element, name, new URL(withBase(address), base).href);
      }
      const { srcSet } = element.properties;
      if (typeof srcSet === 'string')
        context.setProperty(
          element,
          'srcSet',
          srcSet.replace(
            /(^|,\s*)(\S+)/g,
            (_, comma, address) => comma + new URL(withBase(address), base).href,
          ),
        );
    },
  },
});
