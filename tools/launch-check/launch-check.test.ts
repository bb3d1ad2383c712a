import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { filesWith } from '../../src/content/records.ts';
import { listening } from '../../tests/service/receivers.ts';
import { bookingIssues } from './booking-issues.ts';
import { launchBuildIssues } from './build-issues.ts';
import { launchContentIssues } from './content-issues.ts';
import { demoPictures, demoWords, pictureHash } from './demo.ts';
import { type LaunchIssue, report } from './issue.ts';

const whats = (issues: readonly LaunchIssue[]) => issues.map(({ what }) => what);
const everything = {
  ...{ insights: true, industries: true, comments: true, procurement: true, estimator: true },
};

describe('content', () => {
  const look = (name: string, text: string, has = everything) =>
    launchContentIssues(filesWith({ [`src/content/${name}`]: text }), has);

  it.each([
    ['demo entry', 'name: A\ndemo: true'],
    ['demo entry', '- { name: A, demo: true }'],
    ['unwritten record', '# New record: write your own texts, then remove this line.\nid: 1'],
    [
      'placeholder "[Fill in: your register number]"',
      'text: We are [Fill in: your register number].',
    ],
    ['dummy text "Lorem ipsum"', '- Lorem ipsum dolor'],
    ['placeholder author "Author Name"', 'author: Author Name'],
    ['placeholder comments "your-disqus-shortname"', 'shortName: your-disqus-shortname'],
    ['reserved address "https://agency.example"', 'url: https://agency.example'],
    ['reserved address "hello@agency.example"', 'email: hello@agency.example'],
  ])('finds a %s', (what, text) => {
    expect(look('site.yaml', text)).toEqual([expect.objectContaining({ what })]);
  });

  it.each([
    ['a comment', '# Say demo: true while it is invented.'],
    ['what is real', 'demo: false\nurl: https://agency.no\ntext: For example.com, see there.'],
    ['a draft', '---\ntitle: A\ndemo: true\ndraft: true\n---\nLorem ipsum'],
  ])('passes over %s', (_, text) => {
    expect(look('insights/article/a.md', text)).toEqual([]);
  });

  it('finds each placeholder of a line, and says in which line', () => {
    const found = look('policies/privacy.md', 'We.\n\nWe are [Fill in: a], [Fill in: b].');
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(
      Array(2).fill('src/content/policies/privacy.md:3'),
    );
  });

  it.each([
    ['insights', 'insights/article/a.md', 'demo: true'],
    ['insights', 'site.yaml', 'author: Author Name'],
    ['industries', 'industries/a.yaml', 'demo: true'],
    ['procurement', 'pages/procurement.yaml', 'demo: true'],
    ['industries', 'pages/industries.yaml', 'Lorem ipsum'],
    ['comments', 'site.yaml', 'shortName: your-disqus-shortname'],
  ])('accepts what is switched off: %s, %s', (feature, name, text) => {
    expect(look(name, text)).toHaveLength(1);
    expect(look(name, text, { ...everything, [feature]: false })).toEqual([]);
  });
});

it('names what is in another language than the site says or as in its original, but not names and what is switched off', () => {
  const same =
    '# A comment of the kind that both have.\ntitle: What you want from your team\nlabel: Menu\nname: The House of Cards\n';
  const files = filesWith({
    'src/content/faq.yaml': 'answer: Das ist der Text, und die Antwort „The Who“.\n',
    'src/content/pages/home.yaml': `${same}items:\n  - Read more\n`,
    'src/content/pages/projects.yaml': 'cases:\n  text: What you want from your team\n',
    'src/content/nl/pages/home.yaml':
      'items:\n  - Read more\ntext: Vier woorden in het Nederlands\n',
    'src/content/testimonials.yaml': '- message: That is what we wanted of them.\n',
    'src/content/pages/procurement.yaml': same,
  });
  const has = { ...everything, insights: false, procurement: false };
  const german = { tag: 'de-DE', code: 'de', name: '', isDefault: true };
  const dutch = { tag: 'nl-NL', code: 'nl', name: '', isDefault: false };
  const found = launchContentIssues(files, has, [german, dutch]);
  expect(found.map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([
    'src/content/nl/pages/home.yaml:2: 1 lines are not in nl-NL',
    'src/content/pages/home.yaml:2: 1 lines are not in de-DE',
  ]);
});

it('finds pictures of the demo, and accepts others', () => {
  const files: Record<string, string> = {
    'src/assets/art/a.webp': 'of the demo',
    'public/icon.png': 'own',
    'public/note.txt': 'of the demo',
  };
  const { list } = filesWith(files);
  const read = (file: string) => Buffer.from(files[file] ?? '');
  const hash = pictureHash(Buffer.from('of the demo'));
  expect(demoPictures(list, read, [hash])).toEqual(['src/assets/art/a.webp']);
});

describe('the build', () => {
  const good = { 'dist/client/index.html': '<p>Agency</p>' };
  const words = demoWords(['Sweetbrand', 'sugar-coated.']);
  const look = (texts: Record<string, string>, isCurrent = true) =>
    launchBuildIssues(filesWith(texts), words, true, isCurrent);

  it.each([
    ['one of today that says nothing of the demo', good, true, []],
    ['one that is not there', {}, true, ['nothing is built']],
    ['one from before the last change', good, false, ['built before the last change']],
  ])('of %s it says what is wrong', (_, texts, isCurrent, said) => {
    expect(whats(look(texts, isCurrent))).toEqual(said);
  });
  it.each(['html', 'json', 'xml', 'svg', 'css', 'webmanifest'])('finds words in .%s', (ending) => {
    const found = look({ ...good, [`dist/client/a.${ending}`]: 'by SWEETBRAND' });
    expect(whats(found)).toEqual(['word of the demo "SWEETBRAND"']);
  });
  it('finds placeholders', () => {
    const found = look({ ...good, 'dist/client/a.html': '<p>Lorem ipsum [Fill in: a]</p>' });
    expect(whats(found)).toEqual(['placeholder "[Fill in: a]"', 'dummy text "Lorem ipsum"']);
  });
  it('counts what stands on many pages', () => {
    const found = look({
      ...good,
      'dist/client/a.css': 'Sweetbrand',
      'dist/client/b.css': 'sweetbrand',
    });
    expect(found).toHaveLength(1);
    expect(found[0]?.todo).toContain('and in 1 more files');
  });
});

it('finds a calendar whose address leads to another host, and accepts one that shows itself', async () => {
  const server = createServer(({ url, headers }, response) => {
    const location = `http://localhost:${headers.host?.split(':')[1]}/`;
    response.writeHead(url === '/moved' ? 302 : 200, url === '/moved' ? { location } : {}).end();
  });
  const origin = `http://${await listening(server)}`;
  const [moved] = await bookingIssues(`${origin}/moved`);
  expect(moved?.todo).toMatch(/leads to localhost:\d+, .* embed code/);
  expect(await bookingIssues(origin)).toEqual([]);
});

it('lists issues by file, and counts the rest of a long list', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({
    file: 'a.yaml',
    line: index + 1,
    what: 'demo entry',
    todo: 'replace it',
  }));
  const lines = report([...many, { file: 'b', what: 'c', todo: 'd' }]).split('\n');
  expect(lines.slice(0, 2)).toEqual(['a.yaml', '  1: demo entry: replace it']);
  expect(lines.slice(-3)).toEqual(['  and 2 more', 'b', '  c: d']);
});
