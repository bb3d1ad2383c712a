import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '../src/model/security-headers.ts';
import { idsOf, issueLines, pageIssues } from './check-links.ts';

const page = (html: string) => ({ file: 'dist/a.html', html, ids: idsOf(html) });
const other = page('<h2 id="there">x</h2>');
const find = (path: string) =>
  path === '/other' ? other : path === '/x.png' ? ('file' as const) : undefined;
const issues = (html: string) =>
  pageIssues(page(html), find, undefined, '').map(({ place, message }) => `${place}: ${message}`);

describe('pageIssues', () => {
  it.each([
    '<a href="/other">x</a>',
    '<a href="/other#there">x</a>',
    '<a href="#here">x</a><p id="here">',
    '<a href="#gr%C3%B6sse">x</a><p id="gr%C3%B6sse"><a href="#%C3%BC">x</a><p id="ü">',
    '<a href="https://elsewhere.example/">x</a>',
    '<a href="mailto:a@elsewhere.example">x</a><a href="tel:+4722334455">x</a>',
    '<a href="mailto:?subject=A%20b">x</a><a href="tel:+47 22 33;ext=4">x</a>',
    '<a href="sms:+4722334455">x</a><a href="webcal://elsewhere.example/a.ics">x</a>',
    '<form action="/f/contact">',
    '<img src="/x.png" alt="" width="1" height="1">',
    '<img sizes="(width >= 64rem) 50vw" src="/x.png" alt="" width="1" height="1">',
    '<source srcset="/x.png 1x, https://elsewhere.example/y.png 2x">',
    '<video poster="/x.png">',
    '<img src="data:image/svg+xml,%3csvg/%3e" alt="" width="1" height="1">',
  ])('accepts %s', (html) => {
    expect(issues(html)).toEqual([]);
  });

  it.each([
    ['<p>\n<a href="/nowhere">x</a>', 'dist/a.html:2: "/nowhere" leads nowhere'],
    ['<a href="/other#gone">x</a>', 'no element with id "gone"'],
    ['<a href="#gone">x</a>', 'no element with id "gone"'],
    ['<img src="/x.png" width="1" height="1">', 'without alt'],
    ['<img src="/x.png" alt="">', 'without width and height'],
    ['<p style="color:red">', 'a style attribute'],
    ['<p id="a"><p id="a">', 'is used twice'],
    ['<a href="">x</a>', 'an empty address'],
    ['<source srcset="/x.png 1x, /y.png 2x">', '"/y.png" leads nowhere'],
    ['<link imagesrcset="/y.png 640w, /x.png 1280w">', '"/y.png" leads nowhere'],
    ['<video poster="/y.png">', '"/y.png" leads nowhere'],
    ['<a href="/100%">x</a>', '"/100%" has a % that encodes nothing'],
    ['<a href="#100%">x</a>', '"#100%" has a % that encodes nothing'],
    ['<a href="www.agency.example">x</a>', 'write https://www.agency.example'],
    ['<a href="docs.agency.example/start">x</a>', 'write https://docs.agency.example/start'],
    ['<a href="agency.example:8080">x</a>', 'write https://agency.example:8080'],
    ['<a href="hello@agency.example">x</a>', 'write mailto:hello@agency.example'],
    ['<a href="+47 22 33 44 55">x</a>', 'write tel:+47 22 33 44 55'],
    ['<a href="https:/agency.example">x</a>', 'write https://agency.example'],
    ['<a href="https:agency.example/a">x</a>', 'write https://agency.example/a'],
    [
      '<a href="https://agen cy.example">x</a>',
      'is incomplete or misspelt; write it like https://',
    ],
    ['<a href="localhost:3000">x</a>', 'write https://localhost:3000'],
    ['<a href="C:/Users/x/a.pdf">x</a>', 'write /files/a.pdf, and put the file into public/files/'],
    ['<a href="C:%5CUsers%5Ca.pdf">x</a>', 'write /files/a.pdf, and put the file'],
    ['<a href="file:///C:/Users/x/a.pdf">x</a>', 'write /files/a.pdf, and put'],
    ['<a href="mailto:">x</a>', '"mailto:" is incomplete'],
    ['<a href="mailto:agency.example">x</a>', '"mailto:agency.example" is incomplete'],
    ['<a href="tel:abc">x</a>', '"tel:abc" is incomplete or misspelt; write it like'],
    ['<a href="foo:bar">x</a>', '"foo:bar" begins with neither'],
    ['<a href="./other.md#there">x</a>', 'write /other#there'],
    ['<a href="?tab=a">x</a>', '"?tab=a" begins with neither https://'],
    ['<a href="javascript:alert(1)">x</a>', '"javascript:alert(1)" begins with neither'],
    ['<a href="data:text/html,x">x</a>', '"data:text/html,x" begins with neither'],
  ])('refuses %s', (html, message) => {
    expect(issues(html).join('\n')).toContain(message);
  });
});

it('an issue on many pages is one line and names the content file', () => {
  const text = 'See [the menu](/services/nowhere).\n<b style="top: 0">And /services/nowhere-else.';
  const files = {
    read: () => text,
    exists: () => true,
    list: () => ['faq.yaml', 'insights/blog/a.md', 'picture.webp'],
  };
  const found = pageIssues(
    page('<a href="/services/nowhere"><b style="top: 0">'),
    find,
    undefined,
    '',
  );
  const lines = issueLines([...found, ...found], files);
  expect(lines).toEqual([
    'dist/a.html:1 and 1 more: "/services/nowhere" leads nowhere: no page or file has this path; written in src/content/faq.yaml:1, src/content/insights/blog/a.md:1',
    expect.stringMatching(/a style.*; written in src\/content\/faq\.yaml:2, /),
  ]);
});

it('a hash is made of what runs inline, and of that alone', () => {
  expect(
    inlineScriptHashes(
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
    ),
  ).toEqual([]);
  // The example of CSP Level 3 for `alert('Hello, world.');`
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});
