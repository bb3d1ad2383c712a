import type { ProjectIndustry } from '../project-industries.ts';

/** Words of the work page. */
export const projects = {
  hero: {
    title: 'We Coded This',
    text: 'Six finished dishes, each with what it cost, how long it took, what it changed and what we would season differently.',
    alt: 'A silver tray with its cloche lifted off; the dish is a browser window iced on a biscuit, with macarons, berries and cream',
  },
  filters: {
    legend: 'Filter by industry',
    /** `industry` is its id in project-industries.ts; the button may be called something shorter. `id` stands in the address (?industry=hr). */
    options: [
      { id: 'all', label: 'All', industry: '' },
      { id: 'healthcare', label: 'Healthcare', industry: 'healthcare' },
      { id: 'finance', label: 'Finance', industry: 'finance' },
      { id: 'education', label: 'Education', industry: 'education' },
      { id: 'logistics', label: 'Logistics', industry: 'logistics' },
      { id: 'e-commerce', label: 'E-Commerce', industry: 'ecommerce' },
      { id: 'hr', label: 'HR', industry: 'staffing' },
    ] satisfies { id: string; label: string; industry: ProjectIndustry | '' }[],
  },
  view: { legend: 'View', grid: 'Grid', list: 'List' },
  number: 'No. {id}',
  /** Announced after filtering; `{count}` and `{industry}` are filled in. */
  count: { one: '1 project', other: '{count} projects', inIndustry: '{count} in {industry}' },
  readMore: 'Read the case',
  empty: {
    title: 'That shelf is empty.',
    text: 'Nothing from this industry has left the oven yet. Yours could be the first loaf.',
    reset: 'Show all projects',
  },
  callToAction: {
    title: 'There is room on the tray for one more.',
    text: 'Number seven could have your name on it, and your figures.',
    action: { label: 'Start Your Project', href: '/contact' },
  },
} as const;
