import { expect, it } from 'vitest';
import type { Industry } from '../../../../src/content/schema/industry.ts';
import type { Service } from '../../../../src/content/schema/service.ts';
import { records } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';
import { mainOf } from '../../../support/main-text.ts';

describeDemo('what services and industries of the demo tell', () => {
  const services = records<Service>('services');
  const industries = records<Industry>('industries');

  it('each has a price, a duration and three questions', () => {
    const silent = [...services, ...industries].filter(
      ({ glance, questions }) =>
        !glance?.price ||
        !/^\d+.* (?:weeks|months)/.test(glance.duration ?? '') ||
        questions.length !== 3,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('their bands stand in order', () => {
    for (const { path } of services)
      expect(mainOf(path).headings(2), path).toEqual([
        'At a glance',
        'What we do',
        'Figures we work to',
        'What you can order',
        'How it works',
        'Related pages',
        'Questions',
        'Tell us about your project',
      ]);
    for (const { path } of industries)
      expect(mainOf(path).headings(2), path).toEqual([
        'At a glance',
        'Industry Focus',
        'Our Expertise',
        'Our work',
        'Our Clients',
        'What clients say',
        'Questions',
        'Related pages',
        'Your industry deserves more than duct-tape tech.',
      ]);
  });
});
