import { controls } from '../../content/navigation.ts';
import { pages, projects } from '../../content/pages.ts';
import type { OwnBand } from '../../content/schema/own-page.ts';
import { ownSections } from '../../custom/sections.ts';
import { entries } from '../../model/entries.ts';

const { name: title, description: text, path: href } = pages.services;
const head = { title, text };
const label = controls.related;
const items = [1, 2, 3].map((number) => ({ title: `${title} ${number}`, description: text }));
const rows = items.map((item) => ({ name: item.title, price: '9+', duration: title, text, href }));
const samples: OwnBand[] = [
  { band: 'text' },
  { band: 'statement', title, lead: text, paragraphs: [text, text] },
  { band: 'steps', ...head, entries: items },
  { band: 'cards', ...head, entries: items },
  {
    band: 'figures',
    ...head,
    demo: true,
    entries: items.map((item) => ({ ...item, count: '9+' })),
  },
  { band: 'table', ...head, demo: false, columns: projects.cases.columns, entries: rows },
  { band: 'questions', ...head },
  { band: 'services', ...head, action: label },
  { band: 'industries', ...head, action: label },
  { band: 'projects', ...head },
  { band: 'testimonials', ...head },
  { band: 'team', ...head },
  { band: 'clients', title },
  { band: 'call-to-action', ...head, action: { label, href } },
];

/** A sample of each band that a page may have, and the bands of src/custom as pages have them. */
export async function bandSamples(): Promise<OwnBand[]> {
  const used = (await entries('ownPages')).flatMap(({ data }) => data.bands);
  return [...samples, ...used.filter(({ band }) => band in ownSections)];
}
