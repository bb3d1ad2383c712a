import { pages } from '../pages.ts';

/** Words that stand on every service page around the service's own. */
export const servicePage = {
  parent: { label: pages.services.name, href: pages.services.path },
  strip: 'Fresh from this oven',
  highlightsLabel: 'Kitchen facts',
  step: 'STEP',
  enquire: 'Start Your Project',
} as const;
