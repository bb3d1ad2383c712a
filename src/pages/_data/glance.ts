import { industryPage, servicePage } from '../../content/pages.ts';
import { pricesAreInvented, priceText } from '../../content/prices.ts';
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
import { projectsThat } from './related.ts';

type Facts = NonNullable<Service['glance']> | NonNullable<Industry['glance']>;
type Shown = Omit<NonNullable<GlanceProps['project']>, 'label'>;
type Holds = (work: Pick<Project | Insight, 'services' | 'industry'>) => boolean;

async function asShown(project: Project): Promise<Shown> {
  return {
    title: project.title,
    about: joinWithCommas(await industryName(project.industry), project.year),
    href: project.link,
    figure: firstFigure(project),
    picture: await recordPicture(project.image1, 'card'),
    tone: project.tone,
  };
}

/** A case study, with its first picture of the work. */
async function asShownStudy({ data, path, category }: CaseStudy): Promise<Shown> {
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

/** The case that a glance names, or else the newest for which something holds: a project, or a case study. */
async function shownCase(named: Facts['project'], holds: Holds): Promise<Shown | undefined> {
  const projects = await projectsThat(() => true);
  const studies = await caseStudies();
  const project = projects.find(({ id }) => String(id) === named);
  const study = studies.find(({ entry }) => entry.id === named);
  if (study) return asShownStudy(study);
  const own = project ?? projects.find(holds);
  if (own) return asShown(own);
  const other = studies.find(({ data }) => holds(data));
  return other && asShownStudy(other);
}

/** What the glances of services and industries have in common. */
async function sharedParts(
  copy: Record<'title' | 'price' | 'duration' | 'project', string>,
  { price, duration, project: named }: Facts,
  holds: Holds,
) {
  const shown = await shownCase(named, holds);
  return {
    title: copy.title,
    demo: demoLabel(pricesAreInvented && price !== undefined),
    facts: [
      ...(price ? [{ label: copy.price, value: priceText(price) }] : []),
      ...(duration ? [{ label: copy.duration, value: duration }] : []),
    ],
    project: shown && { label: copy.project, ...shown },
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
