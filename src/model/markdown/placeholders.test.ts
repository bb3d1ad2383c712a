import { expect, it } from 'vitest';
import { site } from '../../content/site.ts';
import { toHtml } from './markdown.ts';
import { fillMarkdown } from './placeholders.ts';

it.each([
  ['a span', 'Write `{email}` or ``a ` {b}``.'],
  ['a fence', '```js\nconst {email} = a;\n```'],
  ['a fence in a quotation', '> ~~~\n> {{ `{a}\n> ~~~'],
  ['a fence that nothing ends', '````\n{a}\n```\n{b}'],
])('leaves %s of code as it is', (_, source) => {
  expect(fillMarkdown(source)).toBe(source);
});

it('fills what stands beside code, and makes two braces one', () => {
  expect(fillMarkdown('{email} `{a}` {{b}}, a lone ` and\n\n{email} `')).toBe(
    `${site.email} \`{a}\` {b}, a lone \` and\n\n${site.email} \``,
  );
});

it.each(['Write to {email}.', '[Write](mailto:{email}).'])(
  'links the address: %s',
  async (text) => {
    const { html } = await toHtml(fillMarkdown(text));
    expect(html).toContain(`<a href="mailto:${site.email}">`);
  },
);
