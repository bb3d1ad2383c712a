import { pages } from '../pages.ts';

/** Words that stand on every case-study page around the project's own. */
export const projectPage = {
  title: '{title}: a case study in {industry} - {brand}',
  parent: { label: pages.projects.heading, href: pages.projects.path },
  facts: {
    client: 'Client',
    industry: 'Industry',
    released: 'Released',
    duration: 'Duration',
    team: 'Team',
    budget: 'Budget',
  },
  background: 'Who was hungry',
  objective: 'What they ordered',
  problem: {
    title: 'What was burning',
    labels: {
      problem: 'Problem',
      solution: 'What we did',
      impact: 'What came of it',
      time: 'Time to solve',
    },
  },
  challenges: 'What made it hard',
  phases: {
    title: 'From mise en place to service',
    text: 'How long each phase took, and what was on the stove.',
  },
  metrics: {
    title: 'The proof',
    text: 'Every figure with its base line and where it was measured. Bars start at zero.',
    labels: { before: 'Before', after: 'After' },
  },
  features: 'On the plate',
  stack: 'Ingredients',
  impact: 'What changed',
  lessons: 'Lessons, some of them singed',
  future: 'Second helping',
  film: 'Eleven seconds at the pass',
  links: {
    live: 'Open the product',
    demo: 'See every screen in full',
    repository: 'Read the code',
  },
  /** The page behind `links.demo`. */
  screens: {
    title: '{project}, screen by screen',
    description:
      'Every screen we drew for {project}, in full size. A demonstration: the product is invented, so there is no address where it could be visited.',
    back: 'The whole case',
  },
  quote: 'What the client says',
  next: 'Next dish',
  demo: 'A demonstration case: the client, the people and the figures are invented.',
} as const;
