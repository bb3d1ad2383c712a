import { expect, it } from 'vitest';
import { inlineStyleHashes } from '../../build/security-headers-policy.ts';
import { allowTwinStyles, withoutScriptsAndFonts } from './twin.ts';

const OURS = '@font-face{font-family:A;src:url(/a.woff2)format("woff2");font-weight:800}';
const LOCAL = '@font-face{font-family:A Fallback;src:local(Arial);size-adjust:90%}';
const STYLE = `body{color:red}${OURS}${LOCAL}p{margin:0}`;

it('takes away scripts, what loads them, and fonts that are fetched, and nothing else', () => {
  const text = '<p>@font-face{src:url(b.woff2)}</p>';
  const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
  const picture = '<link rel="preload" as="image" href="/a.avif">';
  const twin = withoutScriptsAndFonts(
    `${picture}<link rel="preload" as="font" href="/a.woff2" crossorigin><style>${STYLE}</style>${text}` +
      `<link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script>${data}` +
      '<script type="speculationrules">{"prefetch":[]}</script>',
  );
  expect(twin).toBe(`${picture}<style>body{color:red}${LOCAL}p{margin:0}</style>${text}${data}`);
});

it('allows the styles of the twin in place of those of the page', () => {
  const page = `<style>${STYLE}</style><style>i{}</style>`;
  const twin = withoutScriptsAndFonts(page);
  const [was, same] = inlineStyleHashes(page);
  const [is] = inlineStyleHashes(twin);
  expect(is).not.toBe(was);
  expect(allowTwinStyles(`style-src 'self' ${was} ${same}`, page, twin)).toBe(
    `style-src 'self' ${is} ${same}`,
  );
});
