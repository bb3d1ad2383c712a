import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT, filesOnDisk } from '../../../../build/validate/read-collections.ts';
import type { Industry } from '../../../../src/content/schema/industry.ts';
import type { Project } from '../../../../src/content/schema/project.ts';
import type { Service } from '../../../../src/content/schema/service.ts';
import { site } from '../../../../src/content/site.ts';
import { names, read, records, yaml } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

const services = records<Service>('services');
const industries = records<Industry>('industries');
const projects = records<Project>('projects');

describeDemo('the words of the demo', () => {
  it('no text has a phrase of phrases-to-avoid.txt', () => {
    const list = readFileSync(new URL('phrases-to-avoid.txt', import.meta.url), 'utf8');
    const phrases = list.split('\n').filter(Boolean);
    expect(phrases.length).toBeGreaterThan(100);
    const texts = filesOnDisk(CONTENT)
      .list('.')
      .filter((name) => /\.(?:yaml|md)$/.test(name))
      .map((name) => [name, read(name).replace(/\s+/g, ' ')] as const);
    const found = texts.flatMap(([name, text]) =>
      phrases.filter((phrase) => text.includes(phrase)).map((phrase) => `${name}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });

  it('the first sentences of services and industries begin in many ways', () => {
    const heroes = [...services, ...industries].map(({ heroText }) => heroText);
    expect(heroes.length).toBeGreaterThan(20);
    expect(heroes.filter((text) => /^We [^.]*so that/.test(text))).toEqual([]);
    const openings = heroes.map((text) => text.split(' ')[0]);
    const same = openings.filter((one) => openings.filter((other) => other === one).length > 4);
    expect(same).toEqual([]);
  });
});

describeDemo('people and promises of the demo', () => {
  const surname = (name: string) => name.split(' ').at(-1) ?? '';
  const staff = yaml<{ name: string }[]>('people.yaml').map(({ name }) => name);

  it('no two people share a surname', () => {
    const clients = [
      ...yaml<{ name: string }[]>('testimonials.yaml').map(({ name }) => name),
      ...projects.flatMap(({ testimonial }) => testimonial?.author ?? []),
      ...industries.flatMap((industry) => industry.clients.map(({ clientName }) => clientName)),
    ];
    const ours = new RegExp(`\\S+ (?:${staff.map(surname).join('|')})\\b`, 'g');
    const inCases = names('insights/case-study', '.md').flatMap(
      (name) => read(name).match(ours) ?? [],
    );
    const surnames = [...new Set([...staff, ...clients, ...inCases])].map(surname);
    expect(surnames.length).toBeGreaterThan(30);
    expect(surnames.filter((one, index) => surnames.indexOf(one) !== index)).toEqual([]);
  });

  it('Oakmere Academy teaches adults wherever it occurs', () => {
    const { quote } = yaml<{ quote: { company: string; text: string } }>('pages/services.yaml');
    expect(quote.company).toBe('Oakmere Academy');
    const strips = services.flatMap((service) =>
      service.projects.filter(({ image }) => image.startsWith('4-')),
    );
    const project = projects.find(({ industry }) => industry === 'education');
    expect(JSON.stringify([quote, strips, project])).not.toMatch(/pupil|schoolchild|a school\b/i);
  });

  it.each([
    ['notice', /\S+(?= days’ notice)/g, '30'],
    ['the first answer', /(?<=hear from one of us within )\w+ working day/g, site.form.replyWithin],
    ['the first price', /(?<=one conversation you get a )\w+ \w+/g, 'price range'],
    ['discovery', /(?<=(?:We spend|discovery of) )\w+ weeks/g, 'two weeks'],
    ['the price after it', /(?<=prototype and a )\w+ price/g, 'fixed price'],
    ['aftercare', /\w+ weeks(?= of aftercare)/gi, 'four weeks'],
  ])('%s is promised in the same words everywhere', (_what, words, promise) => {
    const files = ['faq.yaml', ...['pages', 'services'].flatMap((one) => names(one, '.yaml'))];
    const said = files.flatMap((file) => JSON.stringify(yaml(file)).match(words) ?? []);
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(said.map((one) => one.toLowerCase()))]).toEqual([promise]);
  });
});
