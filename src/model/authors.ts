import { insights as copy, pages } from '../content/pages.ts';
import type { Person } from '../content/schema/person.ts';
import { site } from '../content/site.ts';
import { fillIn } from '../lib/fill-in.ts';
import { entries } from './entries.ts';
import { allInsights } from './insights.ts';

export const authorPath = (id: string) => `${pages.insights.path}/author/${id}`;

/** Those who have a page: whom a byline names. Nobody under a fixed byline. */
export async function listedAuthors() {
  const insights = await allInsights();
  return (await entries('people')).flatMap(({ id, data: person, filePath }) => {
    const own = insights.filter(({ byline }) => byline.author.id === id);
    return own.length > 0 ? [{ person, insights: own, path: authorPath(id), filePath }] : [];
  });
}

export function authorCopy({ name, role }: Person) {
  const values = { name, role, brand: site.name };
  const { description, text, insights } = copy.author;
  return {
    description: fillIn(description, values),
    text: fillIn(text, values),
    insights: fillIn(insights, values),
  };
}
