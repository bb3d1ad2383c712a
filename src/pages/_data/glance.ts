import { industryPage, servicePage } from '../../content/pages.ts';
import { pricesAreInvented, priceText } from '../../content/prices.ts';
import type { Industry } from '../../content/schema/industry.ts';
import type { Project } from '../../content/schema/project.ts';
import type { Service } from '../../content/schema/service.ts';
import { joinWithCommas } from '../../lib/join-with-commas.ts';
import { industryName } from '../../model/project-industry.ts';
import type { GlanceProps } from '../../sections/glance/glance.tsx';
import { demoLabel } from './demo.ts';
import { recordPicture } from './pictures.ts';
import { projectsThat } from './related.ts';

type Facts = NonNullable<Service['glance']> | NonNullable<Industry['glance']>;

/** The project that a glance names, or else the newest for which something holds. */
async function shownProject(
  named: Facts['project'],
  holds: (project: Project) => boolean,
): Promise<Omit<NonNullable<GlanceProps['project']>, 'label'> | undefined> {
  const [project] = await projectsThat(named ? ({ id }) => id === named.id : holds);
  if (!project) return undefined;
  const [[name, figure] = []] = Object.entries(project.metrics);
  return {
    title: project.title,
    about: joinWithCommas(await industryName(project.industry), project.year),
    href: project.link,
    ...(named?.why
      ? { why: named.why }
      : name && figure && { figure: { value: figure.value, name } }),
    picture: await recordPicture(project.image1, project.tone, 'card'),
    tone: project.tone,
  };
}

const factsOf = (copy: { price: string; duration: string }, { price, duration }: Facts) => [
  ...(price ? [{ label: copy.price, value: priceText(price) }] : []),
  ...(duration ? [{ label: copy.duration, value: duration }] : []),
];
const filled = (lists: GlanceProps['lists']) => lists.filter(({ items }) => items.length > 0);

/** The facts of a service at a glance; nothing where it gives none. */
export async function serviceGlance({ title, glance }: Service): Promise<GlanceProps | undefined> {
  if (!glance) return undefined;
  const { glance: copy } = servicePage;
  const project = await shownProject(glance.project, ({ services }) => services.includes(title));
  return {
    title: copy.title,
    demo: demoLabel(pricesAreInvented && glance.price !== undefined),
    facts: factsOf(copy, glance),
    lists: filled([
      { label: copy.included, items: glance.included },
      { label: copy.needed, items: glance.needed },
    ]),
    project: project && { label: copy.project, ...project },
  };
}

/** The facts of an industry at a glance; nothing where it gives none. */
export async function industryGlance({
  industry,
  glance,
}: Industry): Promise<GlanceProps | undefined> {
  if (!glance) return undefined;
  const { glance: copy } = industryPage;
  const project = await shownProject(glance.project, (one) => one.industry === industry);
  return {
    title: copy.title,
    demo: demoLabel(pricesAreInvented && glance.price !== undefined),
    facts: factsOf(copy, glance),
    lists: filled([
      { label: copy.typical, items: glance.typical ? [glance.typical] : [] },
      { label: copy.rules, items: glance.rules },
    ]),
    project: project && { label: copy.project, ...project },
  };
}
