import { language, localPath } from '../../content/language.ts';
import { projects as copy } from '../../content/pages.ts';
import type { Industry } from '../../content/schema/industry.ts';
import { countText, fillIn, type PluralForms } from '../../lib/fill-in.ts';
import { allCases, amountOf, type Case, casesPath } from '../../model/cases.ts';
import { entries } from '../../model/entries.ts';
import { demoLabel } from './demo.ts';

const asRow = ({ path, title, price, duration, industry }: Case) => ({
  href: path,
  name: title,
  price,
  duration,
  text: industry?.name ?? '',
});

const counted = (forms: PluralForms, count: number) => countText(forms, count, language.tag);

/** Returns the choices for filtering cases: services in the order of the site, industries by name. */
async function options(cases: readonly Case[]) {
  const services = (await entries('services'))
    .map(({ data: { title, name, tone } }) => ({ id: title, name, tone }))
    .filter(({ id }) => cases.some((one) => one.services.includes(id)));
  const industries = new Map(
    cases.flatMap(({ industry }) => (industry ? [[industry.id, industry]] : [])),
  );
  return {
    copy: copy.cases.matrix,
    path: `${localPath(casesPath)}#cases`,
    services,
    industries: [...industries.values()].sort((a, b) => a.name.localeCompare(b.name, language.tag)),
  };
}

/** Returns the band of cases on the projects page: the smallest case study of each service. */
export async function caseBand() {
  const all = await allCases();
  const studies = all.filter(({ isStudy }) => isStudy);
  const priced = studies.filter(amountOf);
  const choice = await options(all);
  const smallest = choice.services.flatMap(
    ({ id }) => priced.find(({ services }) => services.includes(id)) ?? [],
  );
  const { title, text, columns, more } = copy.cases;
  return {
    title: fillIn(title, { count: studies.length, price: priced[0]?.price ?? '' }),
    text,
    columns,
    demo: demoLabel(all.every(({ demo }) => demo)),
    rows: priced.filter((one) => smallest.includes(one)).map(asRow),
    more: { label: more, href: casesPath },
    matrix: {
      ...choice,
      cases: all.map(({ services, industry }) => ({ services, industry: industry?.id })),
    },
  };
}

/** Returns a link to the case studies of each filter of the projects that has some. */
export async function studyLinks() {
  const studies = (await allCases()).filter(({ isStudy }) => isStudy);
  const { more } = copy.count;
  return copy.filters.options.flatMap(({ id, industry }) => {
    const { length } = studies.filter((one) => !industry || one.industry?.id === industry);
    const href = `${localPath(casesPath)}${industry && `?sector=${industry}`}#cases`;
    return more && length > 0 ? { id, label: counted(more, length), href } : [];
  });
}

/** Returns the cases of an industry, or undefined if there are none. */
export async function industryCases({ industry, name }: Industry) {
  const all = (await allCases()).filter((one) => one.industry?.id === industry);
  if (all.length === 0) return undefined;
  return {
    title: fillIn(copy.count.inIndustry, {
      count: counted(copy.cases.matrix.count, all.length),
      industry: name,
    }),
    demo: demoLabel(all.every(({ demo }) => demo)),
    items: all.map(({ path, title, price, duration }) => ({
      id: path,
      href: path,
      title,
      value: price,
      description: duration,
    })),
  };
}

/** Returns the list of all cases; each row names the choices that show it. */
export async function caseList() {
  const all = await allCases();
  const { count, none } = copy.cases.matrix;
  const counts = [none, ...all.map((_, index) => counted(count, index + 1))];
  const shownBy = ({ services, industry }: Case) => [
    ...['', ...services].map((service) => ['service', service]),
    ...['', industry?.id ?? ''].map((sector) => ['sector', sector]),
  ];
  return {
    choice: await options(all),
    status: { first: counted(count, all.length), counts },
    columns: copy.cases.columns,
    rows: all.map((one) => ({
      ...asRow(one),
      'data-in': new URLSearchParams(shownBy(one)).toString(),
    })),
    demo: demoLabel(all.every(({ demo }) => demo)),
  };
}
