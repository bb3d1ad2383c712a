import { industryPage, servicePage } from '../../content/pages.ts';
import { hasDemoPrices, priceText } from '../../content/prices.ts';
import type { Industry } from '../../content/schema/industry.ts';
import type { Insight } from '../../content/schema/insight.ts';
import type { Project } from '../../content/schema/project.ts';
import type { Service } from '../../content/schema/service.ts';
import { joinWithCommas } from '../../lib/join-with-commas.ts';
import { type CaseStudy, caseStudies } from '../../model/insights.ts';
import { industryName } from '../../model/project-industry.ts';
import type { GlanceProps } from '../../sections/glance/glance.tsx';
import { demoLabel } from './demo.ts';
import { firstFigure } from './figure.ts';
import { categoryPicture, mockupPicture, recordPicture } from './pictures.ts';
import { projectsWhere } from './related-pages.ts';

type Facts = NonNullable<Service['glance']> | NonNullable<Industry['glance']>;
type Example = Omit<NonNullable<GlanceProps['project']>, 'label'>;
type Matches = (work: Pick<Project | Insight, 'services' | 'industry'>) => boolean;

async function projectExample(project: Project): Promise<Example> {
  return {
    title: project.title,
    about: joinWithCommas(await industryName(project.industry), project.year),
    href: project.link,
    figure: firstFigure(project),
    picture: await recordPicture(project.image1, 'card'),
    tone: project.tone,
  };
}

/** Returns a case study with its first picture of the work. */
async function studyExample({ data, path, category }: CaseStudy): Promise<Example> {
  const { client, duration, budget } = data.facts ?? {};
  const [work] = data.images;
  return {
    title: data.title,
    about: joinWithCommas(client, duration, budget),
    href: path,
    text: data.focus,
    picture: work
      ? await mockupPicture(work.mockup, 'card')
      : await categoryPicture(category, 'card'),
    tone: category.tone,
  };
}

/** Returns the case that a glance names, else the newest matching project, else the newest matching case study. */
async function exampleCase(
  named: Facts['project'],
  matches: Matches,
): Promise<Example | undefined> {
  const projects = await projectsWhere(() => true);
  const studies = await caseStudies();
  const project = projects.find(({ id }) => String(id) === named);
  const study = studies.find(({ entry }) => entry.id === named);
  if (study) return studyExample(study);
  const own = project ?? projects.find(matches);
  if (own) return projectExample(own);
  const other = studies.find(({ data }) => matches(data));
  return other && studyExample(other);
}

/** Returns the parts that the glances of services and industries share. */
async function sharedParts(
  copy: Record<'title' | 'price' | 'duration' | 'project', string>,
  { price, duration, project: named }: Facts,
  matches: Matches,
) {
  const example = await exampleCase(named, matches);
  return {
    title: copy.title,
    demo: demoLabel(hasDemoPrices && price !== undefined),
    facts: [
      ...(price ? [{ label: copy.price, value: priceText(price) }] : []),
      ...(duration ? [{ label: copy.duration, value: duration }] : []),
    ],
    project: example && { label: copy.project, ...example },
  };
}
const filled = (lists: GlanceProps['lists']) => lists.filter(({ items }) => items.length > 0);

export async function serviceGlance({ title, glance }: Service) {
  if (!glance) return undefined;
  const { glance: copy } = servicePage;
  return {
    ...(await sharedParts(copy, glance, ({ services }) => services.includes(title))),
    lists: filled([
      { label: copy.included, items: glance.included },
      { label: copy.needed, items: glance.needed },
    ]),
  };
}

export async function industryGlance({ industry, glance }: Industry) {
  if (!glance) return undefined;
  const { glance: copy } = industryPage;
  return {
    ...(await sharedParts(copy, glance, (project) => project.industry === industry)),
    lists: filled([
      { label: copy.typical, items: glance.typical ? [glance.typical] : [] },
      { label: copy.rules, items: glance.rules },
    ]),
  };
}
