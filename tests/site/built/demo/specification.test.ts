import { basename } from 'node:path';
import { expect, it } from 'vitest';
import type { Industry } from '../../../../src/content/schema/industry.ts';
import type { CaseStudy } from '../../../../src/content/schema/insight.ts';
import type { Service } from '../../../../src/content/schema/service.ts';
import { html, paths, visibleText, words } from '../../../support/built-site.ts';
import { markdown, names, records, yaml } from '../../../support/content.ts';

const services: Record<string, string> = {
  'large-scale-web': 'Large-Scale Web Development',
  'mobile-apps': 'Mobile App Development',
  'ui-ux-design': 'UI/UX Design',
  branding: 'Branding & Visual Storytelling',
  'social-media': 'Social Media Management',
  'ai-leadgen': 'AI-Driven Lead Generation',
  'generative-ai-content': 'Generative AI Content Creation',
  'seo-semantic': 'SEO & Semantic Search Optimization',
  'web3-branding': 'Web3 & NFT Branding',
  'headless-cms': 'Headless CMS Development',
  'ai-workflow-automation': 'AI-Powered Workflow Automation',
  'ecommerce-web': 'E-Commerce Web Solutions',
};
const industries = `healthcare finance ecommerce education manufacturing real-estate technology
  entertainment food-beverage fashion automotive travel`.split(/\s+/);

/** Texts that the demo promises word for word, by page, separated by bars; `*` is every page of the kind. */
const quoted: Record<string, string> = {
  '/': `
    Innovation | Empowerment | Transparency | Explore | Creative. Smart. Whiskbit. | Let’s Grow |
    Trusted By | 6 to 12 weeks | Start Your Project | @2025 Whiskbit. All Rights Reserved |
    Privacy Policy | Contact | ${Object.values(services).join('|')}`,
  '/about': `
    We Build Brands That Don’t Just Work—They Wow. | Our Story | Our Recipe for Digital
    Deliciousness | Deep Dive | Pre-Production | Design Proposition | Design Development |
    Delivery & Testing | Our Expertise | 20+ | 5+ | 60+ | 15+ | 100% | Vision & Mission | Trust
    | Communication | Integrity | Building Real Relationships | Slide Into Our Inbox`,
  '/services': `
    Industries we serve | Schedule a Call | Who We Are | 150+ | 5+ | 99% | Milestone Unlocked |
    12+ | Updated Q2 2025`,
  '/services/*': 'STEP 1 | STEP 2 | STEP 3 | STEP 4 | STEP 5',
  '/industries': 'Industries | Lorem ipsum',
  '/industries/*': `
    Industry Focus | Our Expertise | Our Clients | We've partnered with industry leaders to
    transform their digital landscapes. | Your industry deserves more than duct-tape tech. |
    Unleash the Upgrade`,
  '/projects': 'We Coded This',
  '/insights': 'Insights | Blogs | Articles | Case Studies',
  '/insights/*': `
    Back to Insights | Author Name | Published on August 22, 2025 | Share this article |
    Comments | Related Articles | Table of Contents`,
  '/contact': `
    Name | Company | Email | Phone | Interests | Budget | Message | Free | ≤ $1500 | > $1500`,
  '/privacy':
    'Privacy Policy | This version dates from 29 November 2026. Last updated | hello@whiskbit.example',
  '/terms': 'Terms of Service | Last updated | hello@whiskbit.example',
  '/cookies': 'Cookie Policy | Last updated | hello@whiskbit.example',
  '/404': "404 | The page you're looking for took a coffee break | Back to Safety",
  '/500': 'Unexpected Application Error! | 500 Internal Server Error.',
  '/services/404': 'Service not found.',
  '/industries/404': 'Service not found.',
  '/insights/404': 'Blog not found.',
};
const insights = paths.filter((path) => path.startsWith('/insights/'));
const ofKind: Record<string, string[]> = {
  '/services/*': Object.keys(services).map((slug) => `/services/${slug}`),
  '/industries/*': industries.map((slug) => `/industries/${slug}`),
  '/insights/*': insights,
};

const titles: Record<string, string> = {
  '/about': 'About - Whiskbit',
  '/contact': 'Contact',
  '/404': '404 – Well, This Is Awkward',
  '/industries/404': 'Industry Not Found - Whiskbit',
  ...Object.fromEntries(
    records<Industry>('industries').map(({ path, name }) => [path, `${name} industry - Whiskbit`]),
  ),
};

it.each(Object.keys(quoted))('%s says what is quoted', (place) => {
  const texts = (quoted[place] ?? '').split('|').map((text) => text.trim().replace(/\s+/g, ' '));
  for (const path of ofKind[place] ?? [place]) {
    const said = visibleText(path);
    const missing = texts.filter((text) => !said.includes(text));
    expect.soft(missing, path).toEqual([]);
  }
});

it('titles', () => {
  const found = Object.keys(titles).map((path) => [
    path,
    words(/<title>([^<]*)<\/title>/.exec(html(path))?.[1] ?? ''),
  ]);
  expect(Object.fromEntries(found)).toEqual(titles);
  // Share titles use the industry's name.
  for (const { path, name } of records<Industry>('industries'))
    expect
      .soft(words(/"og:title" content="([^"]*)"/.exec(html(path))?.[1] ?? ''))
      .toBe(`${name} - Whiskbit`);
});

it('the home page has its parts in order; menu and footer link to all offers and profiles', () => {
  const home = html('/');
  const main = words(/<main[\s\S]*<\/main>/.exec(home)?.[0] ?? '');
  const places = [
    'Digital Transformation That Works and Wows.',
    'Who We Are',
    'Built for your success',
    'Our Services',
    'Unleash Your Digital Vision',
    'We turn ideas into revenue...',
  ].map((part) => main.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const menu = /<nav[^>]*id="mega-menu"[\s\S]*?<\/nav>/.exec(home)?.[0] ?? '';
  const footer = /<footer[\s\S]*<\/footer>/.exec(home)?.[0] ?? '';
  for (const part of [menu, footer])
    for (const path of [...(ofKind['/services/*'] ?? []), ...(ofKind['/industries/*'] ?? [])])
      expect.soft(part.split(`href="${path}"`), path).toHaveLength(2);
  expect(menu.match(/target="_blank"/g)).toHaveLength(3);
  expect(footer.match(/target="_blank"/g)).toHaveLength(4);
});

it('insights have headings of four levels, and no section without a text', () => {
  const written = insights.map(html).join('');
  expect([2, 3, 4].filter((level) => !written.includes(`</h${level}>`))).toEqual([]);
  expect(written.includes('Content not available.')).toBe(false);
});

it('how many there are of each kind', () => {
  const lists = ['testimonials', 'clients', 'faq'].map((name) => yaml<unknown[]>(`${name}.yaml`));
  expect(lists.map((list) => list.length)).toEqual([10, 14, 20]);
  const folders = ['services', 'industries', 'projects', 'insights/blog', 'insights/case-study'];
  expect(folders.map((folder) => names(folder, '').length)).toEqual([12, 12, 6, 1, 40]);
});

it('a service has ten pictures, four highlights, five cards and five steps', () => {
  for (const { path, projects, expertise, subServices, process } of records<Service>('services')) {
    const lists = [expertise.highlights, subServices.cards, process.steps];
    const counts = lists.map((list) => list.length);
    expect(counts, path).toEqual([4, 5, 5]);
    expect(new Set(projects.map(({ image }) => image)).size, path).toBe(10);
  }
});

it('an industry has its points, clients and highlights, which are called as services', () => {
  const more: Record<string, number[]> = {
    healthcare: [6, 5, 6],
    manufacturing: [3, 2, 12],
    'food-beverage': [3, 2, 12],
  };
  for (const { path, approach, clients, expertise } of records<Industry>('industries')) {
    const lists = [approach.details, clients, expertise.highlights];
    const counts = lists.map((list) => list.length);
    expect(counts, path).toEqual(more[basename(path)] ?? [3, 2, 0]);
    const headings = expertise.highlights.map(({ heading }) => heading);
    expect(headings.filter((one) => !Object.values(services).includes(one))).toEqual([]);
  }
});

it('ratings are 4.7 to 5, and projects 1, 3, 4 and 5 are featured', () => {
  const ratings = yaml<{ rating: number }[]>('testimonials.yaml').map(({ rating }) => rating);
  expect(ratings.filter((rating) => rating < 4.7 || rating > 5)).toEqual([]);
  const carousel = /data-carousel=[\s\S]*?<\/section>/.exec(html('/'))?.[0] ?? '';
  const links = carousel.matchAll(/<h3[^>]*><a [^>]*href="([^"]*)"/g);
  expect([...links].map(([, href]) => href)).toEqual([1, 3, 4, 5].map((id) => `/projects/${id}`));
});

it('each category has two or three articles and four case studies, the first eight', () => {
  const perCategory = (kind: string) =>
    Map.groupBy(
      names(`insights/${kind}`, '.md').map((file) => markdown<CaseStudy>(file).head),
      ({ sourceCategory }) => sourceCategory,
    );
  const articles = [...perCategory('article').values()].map((all) => all.length);
  expect(articles).toHaveLength(9);
  expect(articles.filter((count) => count < 2 || count > 3)).toEqual([]);
  const { 'web-development': first, ...others } = Object.fromEntries(perCategory('case-study'));
  expect(first).toHaveLength(8);
  expect(Object.values(others).map((all) => all.length)).toEqual(Array(8).fill(4));
});
