import { build } from 'vite';
import { expect, it } from 'vitest';
import { moveStylesIntoCode } from './lazy-styles.ts';

const sources: Record<string, string> = {
  entry: "import '../integrations/page.css'; import 'shared'; import('dialog');",
  shared: "import '../integrations/shared.css'; export const shared = 1;",
  dialog:
    "import { shared } from 'shared'; import '../integrations/dialog.css'; export const dialog = shared;",
  '/page.css': '.page { color: red }',
  '/shared.css': '.shared { color: green }',
  '/dialog.css': '.dialog::before { content: "\\""; color: blue }',
};

it('moves the styles that only import() asks for into the code that needs them', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files-of-the-test',
        resolveId: (id) => (id.replace(/^\./, '') in sources ? id.replace(/^\./, '') : undefined),
        load: (id) => sources[id],
      },
      {
        name: 'under-test',
        enforce: 'pre',
        generateBundle: (_options, bundle) => moveStylesIntoCode(bundle),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle is expected');
  const files = result.output.map((one) => ({
    name: one.fileName,
    text: String(one.type === 'chunk' ? one.code : one.source),
  }));
  const text = (pattern: RegExp) =>
    files
      .filter(({ name }) => pattern.test(name))
      .map((file) => file.text)
      .join('');
  expect(text(/\.css$/)).toMatch(/\.page\b.*\.shared\b/s);
  expect(text(/\.css$/)).not.toContain('.dialog');
  expect(text(/dialog.*\.js$/)).toContain('adoptedStyleSheets');
  expect(text(/dialog.*\.js$/)).toContain('.dialog:before');
  expect(text(/entry.*\.js$/)).not.toContain('adoptedStyleSheets');
});
