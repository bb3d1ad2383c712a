import { insightKinds } from '../../content/insight-kinds.ts';
import { pages, projects } from '../../content/pages.ts';
import { byId } from '../../lib/by-id.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { entries } from '../../model/entries.ts';
import { type CaseStudy, caseStudies } from '../../model/insights.ts';
import { demoLabel } from './demo.ts';

/** The amount of a budget, in whatever currency it is written; 0 where it names none. */
const amountOf = ({ data }: CaseStudy) => Number(data.facts?.budget?.replace(/\D/g, '') ?? 0);

const asRow = ({ path, data: { title, facts = {} } }: CaseStudy) => ({
  href: path,
  name: title,
  price: facts.budget ?? '',
  duration: facts.duration ?? '',
  text: facts.client ?? '',
});

/** The band of case studies on the page of projects: the smallest of each service; nothing where none tells its budget. */
export async function smallestCases() {
  const studies = await caseStudies();
  const priced = studies.filter(amountOf).sort((one, other) => amountOf(one) - amountOf(other));
  const services = (await entries('services')).sort(byId);
  const smallest = services.flatMap(
    ({ data: { title } }) => priced.find(({ data }) => data.services.includes(title)) ?? [],
  );
  const shown = priced.filter((study) => smallest.includes(study));
  const { cases } = projects;
  const tab = insightKinds.find(({ id }) => id === 'case-study')?.tab.id;
  return {
    ...cases,
    title: fillIn(cases.title, {
      count: studies.length,
      price: priced[0]?.data.facts?.budget ?? '',
    }),
    demo: demoLabel(studies.every(({ data }) => data.demo)),
    rows: shown.map(asRow),
    more: { label: cases.more, href: `${pages.insights.path}?tab=${tab}` },
  };
}
