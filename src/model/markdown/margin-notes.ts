import { type Element, element, type HtmlPlugin, type Node, text } from './markdown-plugins.ts';

const isElement = (node: Node): node is Element => node.type === 'element';

function withProperty(node: Node, property: string): Element[] {
  if (!isElement(node)) return [];
  const own = property in node.properties ? [node] : [];
  return [...own, ...node.children.flatMap((child) => withProperty(child, property))];
}

/** Removes the arrows that lead back to the text, since a note is beside it. */
const withoutWayBack = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    if ('dataFootnoteBackref' in node.properties) return [];
    return [{ ...node, children: withoutWayBack(node.children) as Element['children'] }];
  });

/** Puts the number of the reference before the first words. */
function numbered(number: number, nodes: Node[]): Node[] {
  const mark = element('sup', { ariaHidden: 'true' }, [text(`${number} `)]);
  const [start, ...others] = nodes.slice(nodes.findIndex(isElement));
  if (!start || !isElement(start)) return [mark];
  return [{ ...start, children: [mark, ...start.children] as Element['children'] }, ...others];
}

function notesOf(footnotes: Element): Map<string, Element> {
  const items = withProperty(footnotes, 'id').filter(({ tagName }) => tagName === 'li');
  return new Map(
    items.map(({ properties, children }, index) => [
      `#${properties.id}`,
      element('div', { id: String(properties.id) }, [
        ...numbered(index + 1, withoutWayBack(children)),
      ]),
    ]),
  );
}

/** Puts footnotes (GFM, `[^name]`) beside the block that first refers to them: a `<div data-noted>` with an `<aside role="note">`. */
export const marginNotes: HtmlPlugin = {
  name: 'margin-notes',
  before(root, context) {
    const blocks = root.children.filter(isElement);
    const footnotes = blocks.find(({ properties }) => 'dataFootnotes' in properties);
    if (!footnotes) return;
    const notes = notesOf(footnotes);
    for (const block of blocks) {
      if (block === footnotes) continue;
      const references = withProperty(block, 'dataFootnoteRef');
      const beside = references.flatMap((reference) => {
        const target = String(reference.properties.href);
        context.setProperty(reference, 'ariaDescribedBy', [target.slice(1)]);
        const note = notes.get(target);
        notes.delete(target);
        return note ?? [];
      });
      if (beside.length > 0)
        context.wrapNode(
          block,
          element('div', { dataNoted: '' }, [element('aside', { role: 'note' }, beside)]),
        );
    }
    context.removeNode(footnotes);
  },
};

/** Puts sentences into the margin at even distances, each beside the longest paragraph there that has no note. */
export const pullSentences = (sentences: readonly string[]): HtmlPlugin => ({
  name: 'pull-sentences',
  before({ children }, context) {
    // The first paragraph is set so wide that it leaves no margin.
    const [, ...others] = children.filter(isElement).filter(({ tagName }) => tagName === 'p');
    const free = others.filter((one) => withProperty(one, 'dataFootnoteRef').length === 0);
    const share = free.length / sentences.length;
    sentences.forEach((sentence, index) => {
      const [longest] = free
        .slice(index * share, (index + 1) * share)
        .sort((a, b) => context.textContent(b).length - context.textContent(a).length);
      const aside = element('aside', { role: 'note', dataPull: '' }, [text(sentence)]);
      if (longest) context.wrapNode(longest, element('div', { dataNoted: '' }, [aside]));
    });
  },
});
