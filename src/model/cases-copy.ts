import { pages, projects } from '../content/pages.ts';
import { fillIn } from '../lib/fill-in.ts';

/** Address and texts of the list of all cases. @param count how many there are */
export function casesCopy(count: number) {
  const { title, text, description } = projects.cases.list;
  return {
    path: `${pages.projects.path}/cases`,
    title: fillIn(title, { count }),
    text,
    description: fillIn(description, { count }),
  };
}
