import { controls } from '../../content/navigation.ts';
import type { Project } from '../../content/schema/project.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { entries } from '../../model/entries.ts';
import type { Figure } from '../../ui/before-after/before-after.tsx';
import { labelled } from './demo.ts';

/** Number of figures in the home page's row of results. */
const RESULTS = 3;

/** Returns the first figure of a project, the reason why it was ordered. */
export function firstFigure({ metrics }: Pick<Project, 'metrics'>): Figure | undefined {
  const [first] = Object.entries(metrics);
  if (!first) return undefined;
  const [name, { value, before }] = first;
  const words = before && fillIn(controls.change, { before, after: value });
  return { name, value, change: before && words ? { before, words } : undefined };
}

/** Returns the first figures of featured projects that changed something, each with the link to its case study. */
export async function featuredResults() {
  const results = (await entries('projects'))
    .flatMap(({ data: { featured, title, link, metrics, demo } }) => {
      const figure = firstFigure({ metrics });
      return featured && figure?.change ? [{ title, href: link, figure, demo }] : [];
    })
    .slice(0, RESULTS);
  return { results, demo: labelled(results).demo };
}
