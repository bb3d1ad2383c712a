import type { CollectionEntry } from 'astro:content';
import { pages } from '../../content/pages.ts';
import type { Industry } from '../../content/schema/industry.ts';
import type { Insight } from '../../content/schema/insight.ts';
import type { Project } from '../../content/schema/project.ts';
import type { Service } from '../../content/schema/service.ts';
import { entries } from '../../model/entries.ts';
import { allInsights, type ListedInsight } from '../../model/insights.ts';
import type { RelatedGroup } from '../../sections/related-pages/related-pages.tsx';

/** Number of newest insights that a service or an industry links to. */
const INSIGHTS = 3;

type Matches = (project: Project) => boolean;

/** Returns projects that match, newest first. */
export async function projectsWhere(matches: Matches): Promise<Project[]> {
  return (await entries('projects'))
    .map(({ data }) => data)
    .filter(matches)
    .sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
}

const group = (
  { name, path }: { name: string; path: string },
  links: RelatedGroup['links'],
): RelatedGroup => ({ label: name, href: path, links });

/** Addresses that the page links to elsewhere. */
type Linked = readonly (string | undefined)[];

/** Leaves out links to addresses in `linked`, and groups without links. */
const filled = (groups: readonly RelatedGroup[], linked: Linked = []) =>
  groups
    .map((group) => ({ ...group, links: group.links.filter(({ href }) => !linked.includes(href)) }))
    .filter(({ links }) => links.length > 0);

async function recordGroup<Name extends 'services' | 'industries'>(
  name: Name,
  matches: (record: CollectionEntry<Name>['data']) => boolean,
) {
  const records = (await entries(name)).map(({ data }) => data);
  const links = records.filter(matches).map(({ name, path }) => ({ label: name, href: path }));
  return group(pages[name], links);
}

const projectGroup = async (matches: Matches) =>
  group(
    pages.projects,
    (await projectsWhere(matches)).map(({ title, link }) => ({ label: title, href: link })),
  );

async function insightGroup(matches: (insight: ListedInsight) => boolean) {
  const insights = (await allInsights()).filter(matches).slice(0, INSIGHTS);
  return group(
    pages.insights,
    insights.map(({ data, path }) => ({ label: data.title, href: path })),
  );
}

export const relatedToService = async ({ title }: Service) =>
  filled([
    await projectGroup(({ services }) => services.includes(title)),
    await recordGroup('industries', ({ glance }) => glance?.services.includes(title) ?? false),
    await insightGroup(({ data }) => data.services.includes(title)),
  ]);

export async function relatedToIndustry({ industry, glance }: Industry, linked: Linked) {
  const groups = [
    await recordGroup('services', ({ title }) => glance?.services.includes(title) ?? false),
    await projectGroup((project) => project.industry === industry),
    await insightGroup(({ data }) => data.industry === industry),
  ];
  return filled(groups, linked);
}

export const relatedToWork = async (work: Pick<Insight | Project, 'services' | 'industry'>) =>
  filled([
    await recordGroup('services', ({ title }) => work.services.includes(title)),
    await recordGroup('industries', ({ industry }) => industry === work.industry),
  ]);
