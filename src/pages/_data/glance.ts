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
    picture: await recordPicture(project.image1, 'card'),
    tone: project.tone,
  };
}

/** What the glances of services and industries have in common. */
async function sharedParts(
  copy: Record<'title' | 'price' | 'duration' | 'project', string>,
  { price, duration, project: named }: Facts,
  holds: (project: Project) => boolean,
) {
  const project = await shownProject(named, holds);
  return {
    title: copy.title,
    demo: demoLabel(pricesAreInvented && price !== undefined),
    facts: [
      ...(price ? [{ label: copy.price, value: priceText(price) }] : []),
      ...(duration ? [{ label: copy.duration, value: duration }] : []),
    ],
    project: project && { label: copy.project, ...project },
  };
}
const filled = (lists: GlanceProps['lists']) => lists.filter(({ items }) => items.length > 0);

export async function serviceGlance({ title, glance }: Service): Promise<GlanceProps | undefined> {
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

export async function industryGlance({
  industry,
  glance,
}: Industry): Promise<GlanceProps | undefined> {
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
