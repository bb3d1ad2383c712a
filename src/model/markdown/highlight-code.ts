import {
  bundledLanguages,
  bundledLanguagesAlias,
  codeToTokensBase,
  createCssVariablesTheme,
} from 'shiki';
import { type Element, element, type HtmlPlugin, type Node, text } from './markdown-plugins.ts';

const theme = createCssVariablesTheme();
const KIND = /^var\(--shiki-token-(\w+)/;

/** Tokens to mark; each mark adds bytes to the page. */
const MARKS: Readonly<Record<string, Element['properties']>> = {
  keyword: {},
  string: { dataToken: 'string' },
  comment: { dataToken: 'comment' },
};

const isKnown = (name: string): name is keyof typeof bundledLanguages =>
  name in bundledLanguages || name in bundledLanguagesAlias;

/** Marks keywords, strings and comments of code samples that name their language; the style sheet colours them. */
export const highlightCode: HtmlPlugin = {
  name: 'highlight-code',
  element: {
    filter: ['code'],
    async visit(code, context) {
      const lang = /\blanguage-(\S+)/.exec([code.properties.className].flat().join(' '))?.[1] ?? '';
      if (!isKnown(lang)) return undefined;
      const lines = await codeToTokensBase(context.textContent(code).trimEnd(), {
        lang,
        theme,
        // By default a line that takes long stays unmarked, so the build would depend on the load of its machine.
        tokenizeTimeLimit: 0,
      });
      const marked = lines.flatMap((line): Node[] => [
        ...line.map(({ content, color = '' }): Node => {
          const mark = MARKS[KIND.exec(color)?.[1] ?? ''];
          return mark ? element('span', mark, [text(content)]) : text(content);
        }),
        text('\n'),
      ]);
      return { ...code, children: marked as Element['children'] };
    },
  },
};
