import {
  bundledLanguages,
  bundledLanguagesAlias,
  codeToTokensBase,
  createCssVariablesTheme,
} from 'shiki';
import { type Element, element, type HtmlPlugin, type Node } from './markdown-plugins.ts';

const theme = createCssVariablesTheme();
const KIND = /^var\(--shiki-token-(\w+)/;

const isKnown = (name: string): name is keyof typeof bundledLanguages =>
  name in bundledLanguages || name in bundledLanguagesAlias;

/** Marks the parts of code samples whose language is named: `<span data-token="keyword">`, coloured by the style sheet. */
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
        // By default a line that takes long is left without marks: a build would depend on the load of its machine.
        tokenizeTimeLimit: 0,
      });
      const marked = lines.flatMap((line): Node[] => [
        ...line.map(({ content, color = '' }): Node => {
          const text = { type: 'text' as const, value: content };
          const kind = KIND.exec(color)?.[1];
          return kind && kind !== 'punctuation'
            ? element('span', { dataToken: kind }, [text])
            : text;
        }),
        { type: 'text', value: '\n' },
      ]);
      return { ...code, children: marked as Element['children'] };
    },
  },
};
