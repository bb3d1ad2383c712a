import { contentError } from '../../content/issues.ts';
import { decoded } from '../../lib/site-path.ts';
import { lineOf } from './markdown-pictures.ts';
import type { HtmlPlugin } from './markdown-plugins.ts';

/** Refuses links and pictures that CommonMark reads as plain text, and addresses that browsers cannot parse. @throws {ContentError} */
export function refuseBrokenLinks(file: string): HtmlPlugin {
  const refuse = (source: string, written: readonly string[], message: string): never => {
    throw contentError(`${file}:${lineOf(source, written)}`, '', `"${written[0]}" ${message}`);
  };
  return {
    name: 'refuse-broken-links',
    element: {
      filter: ['a', 'source', 'video'],
      visit({ properties: { href, src } }, { source }) {
        const address = String(href ?? src ?? '');
        if (!URL.canParse(address, 'https://own.invalid'))
          refuse(
            source,
            [decoded(address) ?? address, address],
            'is not an address: correct the part after //',
          );
      },
    },
    text(node, context) {
      const parent = context.parent(node);
      const [written = '', end = ''] = /\[?[^[\]\n]*(\]\(\S*).*/.exec(node.value) ?? [];
      if (!written || (parent.type === 'element' && /^(?:code|pre)$/.test(parent.tagName))) return;
      refuse(
        context.source,
        [written, end],
        'is not a link or picture: write %20 for each space of the address and straight quotes around a title, or, if it is none, a space between ] and (',
      );
    },
  };
}
