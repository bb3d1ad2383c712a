import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { withBase } from '../../lib/base-path.ts';

export type HtmlPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

type Definition = Extract<HtmlPlugin, { before?: unknown; options?: unknown }>;
export type Node = Parameters<NonNullable<Definition['before']>>[0]['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: Node[] = [],
): Element => ({ type: 'element', tagName, properties, children: children as Element['children'] });

export const text = (value: string): Node => ({ type: 'text', value });

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child) => child.type === 'element');

/** Puts a paragraph under every heading (h2 to h4) that has nothing below it before the next heading of its or a higher level. */
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
      context.insertAfter(heading, [text('\n'), element('p', {}, [text(message)])]);
    },
  },
});

/** Puts tables and code samples, which scroll on a narrow screen, into the Tab order (WCAG 2.1.1). */
export const focusableBlocks: HtmlPlugin = {
  name: 'focusable-blocks',
  element: {
    filter: ['table', 'pre'],
    visit: (block, context) => context.setProperty(block, 'tabIndex', 0),
  },
};

/** Writes the alignment of cells as `data-align` instead of a style attribute, which the policy forbids. */
export const alignCells: HtmlPlugin = {
  name: 'align-cells',
  element: {
    filter: ['th', 'td'],
    visit(cell, context) {
      const align = /^text-align: ?(\w+);?$/.exec(String(cell.properties.style ?? ''))?.[1];
      if (!align) return;
      context.setProperty(cell, 'style', null);
      context.setProperty(cell, 'dataAlign', align);
    },
  },
};

/** Writes the head of its column on each cell, because a row is a list of pairs on a phone. */
export const labelCells: HtmlPlugin = {
  name: 'label-cells',
  element: {
    filter: ['table'],
    visit(table, context) {
      const [heads = [], ...rows] = elementsIn(table).flatMap(elementsIn).map(elementsIn);
      for (const [column, head] of heads.entries())
        for (const { [column]: cell } of head.tagName === 'th' ? rows : [])
          if (cell) context.setProperty(cell, 'dataLabel', context.textContent(head));
    },
  },
};

/** Makes the words of a task list entry the label of its box (WCAG 4.1.2). */
export const labelTasks: HtmlPlugin = {
  name: 'label-tasks',
  element: {
    filter: ['li', 'p'],
    visit({ children, ...entry }) {
      const [box] = children;
      if (box?.type !== 'element' || box.properties.type !== 'checkbox') return undefined;
      const found = children.findIndex(
        (one) => one.type === 'element' && /^[ou]l$/.test(one.tagName),
      );
      const end = found < 0 ? children.length : found;
      const label = element('label', {}, children.slice(0, end));
      return { ...entry, children: [label, ...children.slice(end)] };
    },
  },
};

/** Makes addresses absolute, for readers elsewhere. @param base absolute address of the text's page */
export const absoluteLinks = (base: string): HtmlPlugin => ({
  name: 'absolute-links',
  element: {
    filter: ['a', 'img', 'source', 'video', 'iframe'],
    visit(element, context) {
      const absolute = (address: string) => new URL(withBase(address), base).href;
      for (const name of ['href', 'src']) {
        const address = element.properties[name];
        if (typeof address === 'string') context.setProperty(element, name, absolute(address));
      }
      const { srcSet } = element.properties;
      if (typeof srcSet === 'string')
        context.setProperty(element, 'srcSet', srcSet.replace(/(?<=^|,\s*)\S+/g, absolute));
    },
  },
});
