import { expect, it } from 'vitest';
import type { Industry } from '../../../../src/content/schema/industry.ts';
import type { CaseStudy } from '../../../../src/content/schema/insight.ts';
import type { Project } from '../../../../src/content/schema/project.ts';
import type { Service } from '../../../../src/content/schema/service.ts';
import { visibleText } from '../../../support/built-site.ts';
import { markdown, records, yaml } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';
import { mainOf } from '../../../support/main-text.ts';

const offers = [...records<Service>('services'), ...records<Industry>('industries')];

describeDemo('what services and industries of the demo tell', () => {
  it.each(offers)(
    '$path: price, duration, what belongs to it, three questions',
    ({ glance, questions }) => {
      expect(glance?.price).toBeTruthy();
      expect(glance?.duration).toMatch(/^\d+(?: weeks)? to \d+ (?:weeks|months)/);
      expect(questions).toHaveLength(3);
      if (glance && 'included' in glance) {
        expect(glance.included.length).toBeGreaterThan(2);
        expect(glance.needed.length).toBeGreaterThan(1);
      } else if (glance && 'rules' in glance) {
        expect(glance.typical).toBeTruthy();
        expect(glance.rules.length).toBeGreaterThan(1);
        expect(glance.services.length).toBeGreaterThan(1);
      }
    },
  );

  it.each(offers)('$path opens with a case of its own craft or trade', (offer) => {
    const name = String(offer.glance?.project);
    const about = /^\d+$/.test(name)
      ? yaml<Partial<Project>>(`projects/${name}.yaml`)
      : markdown<Partial<CaseStudy>>(`insights/case-study/${name}.md`).head;
    const named = 'title' in offer ? about.services : [about.industry];
    expect(named).toContain('title' in offer ? offer.title : offer.industry);
  });

  it.each(records<Service>('services'))(
    '$path: its bands in order, buttons that say what happens',
    ({ path }) => {
      const { headings, main } = mainOf(path);
      expect(headings(2)).toEqual([
        'At a glance',
        'What we do',
        'Figures we work to',
        'What you can order',
        'How it works',
        'Related pages',
        'Questions',
        'Tell us about your project',
      ]);
      expect(main.match(/Start Your Project/g)).toHaveLength(2);
    },
  );

  it.each(records<Industry>('industries'))('$path: its bands in order', ({ path }) => {
    expect(mainOf(path).headings(2)).toEqual([
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

  it('an MVP, a discovery, a retainer and a care plan have a price', () => {
    const text = visibleText('/services');
    for (const order of [
      'Discovery $6,000',
      'MVP $30,000 to $90,000',
      'Retainer from $4,500 a month',
      'Care plan from $600 a month',
    ])
      expect(text).toContain(order);
  });
});
