import { expect, test } from 'vitest';
import { redirectTarget } from './redirect.ts';

const SITE = 'https://agency.example';
const ALLOWED = [SITE, 'https://www.agency.example'];
const FALLBACK = `${SITE}/contact#thanks`;

/** URLs that became open redirects in other programs. */
const ESCAPES = [
  ...String.raw`//evil.example ///evil.example /\evil.example \\evil.example /..//evil.example
    /../..//evil.example/x /.//evil.example /%2e%2e//evil.example /a/..//evil.example
    https:evil.example https:/evil.example https:///evil.example http:evil.example
    https://evil.example http://agency.example/ HTTPS://EVIL.EXAMPLE https://@agency.example/
    https://agency.example.evil.example https://evilagency.example
    https://agency.example@evil.example https://agency.example:443@evil.example
    https://user@agency.example/ https://user:pw@agency.example/ https://agency.example:444/
    https://agency.example\@evil.example https://evil.example#https://agency.example
    https://evil.example?https://agency.example/ javascript:alert(1) JaVaScRiPt:alert(1)
    data:text/html,<script>alert(1)</script> vbscript:x file:///etc/passwd
    blob:https://agency.example/x /x%0d%0aSet-Cookie:%20a=b /%5cevil.example
    https://agency。example.evil.example https://evıl.example evil.example @evil.example
    https://agency.example%2eevil.example https://[::1]/
    https://agency.example%00.evil.example`.split(/\s+/),
  ...['java\tscript:alert(1)', ' //evil.example', '\t//evil.example', '/\t/evil.example'],
  ...['/\n/evil.example', '/x\r\nSet-Cookie: a=b', '/\u2028/evil.example'],
  `/${'a'.repeat(3072)}`,
];

test.each(ESCAPES)('%j leads to no other origin and splits no header', (payload) => {
  const target = redirectTarget(payload, SITE, ALLOWED, FALLBACK);
  const url = new URL(target, 'https://browser.example');
  expect(ALLOWED).toContain(url.origin);
  expect(target).toMatch(/^https:\/\/(www\.)?agency\.example\/(?!\/)[!-~]*$/);
  expect(url.username + url.password).toBe('');
});

test.each([
  ['/contact#thanks', `${SITE}/contact#thanks`],
  ['/danke?x=1#y', `${SITE}/danke?x=1#y`],
  [`${SITE}/contact#thanks`, `${SITE}/contact#thanks`],
  ['https://www.agency.example/a', 'https://www.agency.example/a'],
  ['', FALLBACK],
])('%s leads to %s', (wanted, target) => {
  expect(redirectTarget(wanted, SITE, ALLOWED, FALLBACK)).toBe(target);
});
