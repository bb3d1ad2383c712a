import { expect, it } from 'vitest';
import { html, paths, visibleText, words } from '../../../support/built-site.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/** Texts the demo promises word for word, where they belong, with a bar between them. */
const quoted: Record<string, string> = {
  '/': `
    Digital Transformation That Works and Wows. | Who We Are | Built for your success |
    Innovation | Empowerment | Transparency | Our Services | Explore | Unleash Your Digital
    Vision | Creative. Smart. Whiskbit. | We turn ideas into revenue... | Let’s Grow | Trusted
    By | 6 to 12 weeks | Start Your Project | @2025 Whiskbit. All Rights Reserved | Privacy
    Policy | Contact`,
  '/about': `
    We Build Brands That Don’t Just Work—They Wow. | Our Story | Our Recipe for Digital
    Deliciousness | Deep Dive | Pre-Production | Design Proposition | Design Development |
    Delivery & Testing | Our Expertise | 20+ | 5+ | 60+ | 15+ | 100% | Vision & Mission | Trust
    | Communication | Integrity | Building Real Relationships | Slide Into Our Inbox`,
  '/services': `
    Industries we serve | Schedule a Call | Who We Are | 150+ | 5+ | 99% | Milestone Unlocked |
    12+ | Updated Q2 2025`,
  '/industries': 'Industries | Lorem ipsum',
  '/projects': 'We Coded This',
  '/insights': 'Insights | Blogs | Articles | Case Studies',
  '/contact': `
    Name | Company | Email | Phone | Interests | Budget | Message | Free | ≤ $1500 | > $1500`,
  '/privacy': 'Privacy Policy | Last updated | hello@whiskbit.example',
  '/terms': 'Terms of Service | Last updated | hello@whiskbit.example',
  '/cookies': 'Cookie Policy | Last updated | hello@whiskbit.example',
  '/404': "404 | The page you're looking for took a coffee break | Back to Safety",
  '/services/404': 'Service not found.',
  '/industries/404': 'Service not found.',
  '/insights/404': 'Blog not found.',
};

const services: [slug: string, name: string][] = [
  ['large-scale-web', 'Large-Scale Web Development'],
  ['mobile-apps', 'Mobile App Development'],
  ['ui-ux-design', 'UI/UX Design'],
  ['branding', 'Branding & Visual Storytelling'],
  ['social-media', 'Social Media Management'],
  ['ai-leadgen', 'AI-Driven Lead Generation'],
  ['generative-ai-content', 'Generative AI Content Creation'],
  ['seo-semantic', 'SEO & Semantic Search Optimization'],
  ['web3-branding', 'Web3 & NFT Branding'],
  ['headless-cms', 'Headless CMS Development'],
  ['ai-workflow-automation', 'AI-Powered Workflow Automation'],
  ['ecommerce-web', 'E-Commerce Web Solutions'],
];
const industries = `healthcare finance ecommerce education manufacturing real-estate technology
  entertainment food-beverage fashion automotive travel`.split(/\s+/);
const title = (path: string) =>
  html(path)
    .match(/<title>([^<]*)<\/title>/)?.[1]
    ?.replaceAll('&amp;', '&');
const count = (path: string, pattern: RegExp) => [...html(path).matchAll(pattern)].length;

describeDemo('quoted texts', () => {
  it.each(
    Object.entries(quoted).flatMap(([path, texts]) =>
      texts.split('|').map((text) => [path, text.trim().replace(/\s+/g, ' ')] as const),
    ),
  )('%s says “%s”', (path, text) => {
    expect(visibleText(path).includes(text)).toBe(true);
  });
});

describeDemo('the home page and the frame', () => {
  it('have their parts in order', () => {
    const parts = [
      'Digital Transformation That Works and Wows.',
      'Who We Are',
      'Built for your success',
      'Our Services',
      'Unleash Your Digital Vision',
      'We turn ideas into revenue...',
    ];
    const main = words(/<main[\s\S]*<\/main>/.exec(html('/'))?.[0] ?? '');
    const places = parts.map((part) => main.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
  it('link to all services, all industries and the profiles', () => {
    const menu = /<nav[^>]*id="mega-menu"[\s\S]*?<\/nav>/.exec(html('/'))?.[0] ?? '';
    const footer = /<footer[\s\S]*<\/footer>/.exec(html('/'))?.[0] ?? '';
    for (const part of [menu, footer]) {
      expect(part.match(/href="\/services\/[\w-]+"/g)).toHaveLength(12);
      expect(part.match(/href="\/industries\/[\w-]+"/g)).toHaveLength(12);
    }
    expect(menu.match(/target="_blank"/g)).toHaveLength(3);
    expect(footer.match(/target="_blank"/g)).toHaveLength(4);
  });
});

describeDemo('titles of the demo', () => {
  it.each([
    ['/about', 'About - Whiskbit'],
    ['/contact', 'Contact'],
    ['/404', '404 – Well, This Is Awkward'],
    ['/industries/404', 'Industry Not Found - Whiskbit'],
    ...industries.map((slug): [string, string] => [
      `/industries/${slug}`,
      `${slug} industry - Whiskbit`,
    ]),
  ])('%s is titled “%s”', (path, expected) => {
    expect(title(path)).toBe(expected);
  });
});

describeDemo('pages of services', () => {
  it.each(services)('/services/%s has its strip and steps', (slug, name) => {
    const path = `/services/${slug}`;
    expect(html('/').includes(`href="${path}"`), 'is linked from the home page').toBe(true);
    expect(visibleText('/').includes(name), 'is named on the home page').toBe(true);
    for (let step = 1; step <= 5; step++)
      expect(visibleText(path).includes(`STEP ${step}`), `STEP ${step}`).toBe(true);
    expect(count(path, /<figcaption/g), 'ten pictures, twice').toBe(20);
  });
});

describeDemo('pages of industries', () => {
  it.each(industries)('/industries/%s has its parts', (slug) => {
    const path = `/industries/${slug}`;
    const text = visibleText(path);
    for (const part of [
      'Industry Focus',
      'Our Expertise',
      'Our Clients',
      "We've partnered with industry leaders to transform their digital landscapes.",
      'Your industry deserves more than duct-tape tech.',
      'Unleash the Upgrade',
    ])
      expect(text.includes(part), part).toBe(true);
  });
});

describeDemo('articles of the demo', () => {
  const insights = paths.filter((path) => /^\/insights\/(?:blog|article|case-study)\//.test(path));
  it('are one blog, 20 and more articles and forty case studies', () => {
    const of = (kind: string) =>
      insights.filter((path) => path.startsWith(`/insights/${kind}/`)).length;
    expect(of('blog')).toBe(1);
    expect(of('article')).toBeGreaterThanOrEqual(18);
    expect(of('article')).toBeLessThanOrEqual(27);
    expect(of('case-study')).toBe(40);
  });
  it.each(insights)('%s has the parts of an article page', (path) => {
    const text = visibleText(path);
    for (const part of [
      'Back to Insights',
      'Author Name',
      'Published on August 22, 2025',
      'Share this article',
      'Comments',
      'Related Articles',
      'Table of Contents',
    ])
      expect(text.includes(part), part).toBe(true);
    expect(text.includes('Content not available.')).toBe(false);
  });
  it('have headings of four levels', () => {
    const written = insights.map(html).join('');
    expect([2, 3, 4].filter((level) => !written.includes(`</h${level}>`))).toEqual([]);
  });
});
