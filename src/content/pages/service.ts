/** Words that stand on every service page around the service's own. */
export const servicePage = {
  parent: { label: 'Services', href: '/services' },
  strip: 'Fresh from this oven',
  highlightsLabel: 'Kitchen facts',
  step: 'STEP',
  enquire: 'Start Your Project',
} as const;
