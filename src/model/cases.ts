import { projects as copy, pages } from '../content/pages.ts';
import { firstAmount } from '../content/schema/budget.ts';
import { fillIn } from '../lib/fill-in.ts';
import { entries } from './entries.ts';
import { caseStudies } from './insights.ts';
import { industryName } from './project-industry.ts';

export type Case = Awaited<ReturnType<typeof allCases>>[number];

export const amountOf = ({ price }: { price: string }) => firstAmount(price);

/** Returns projects and case studies, cheapest first, or [] if no case study states its budget. */
export async function allCases() {
  const studies = (await caseStudies()).map(({ path, data }) => ({
    ...data,
    path,
    price: data.facts?.budget ?? '',
    duration: data.facts?.duration,
    isStudy: true,
  }));
  if (!studies.some(amountOf)) return [];
  const projects = (await entries('projects')).map(({ data }) => ({
    ...data,
    path: data.link,
    price: data.budget ?? '',
    isStudy: false,
  }));
  const cases = [...studies, ...projects].map(
    async ({ path, title, price, duration = '', services, industry, demo, isStudy }) => ({
      ...{ path, title, price, duration, services, demo, isStudy },
      industry: industry ? { id: industry, name: await industryName(industry) } : undefined,
    }),
  );
  return (await Promise.all(cases)).sort((a, b) => amountOf(a) - amountOf(b));
}

export const casesPath = `${pages.projects.path}/cases`;

export function casesCopy(count: number) {
  const { title, text, description } = copy.cases.list;
  return { title: fillIn(title, { count }), text, description: fillIn(description, { count }) };
}
