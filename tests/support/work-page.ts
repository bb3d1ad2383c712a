import type { Page } from '@playwright/test';
import type { Project } from '../../src/content/schema/project.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { projects as copy } from './copy.ts';
import { sortedProjects as all } from './examples.ts';

export const titlesOf = (some: readonly Project[]) => some.map(({ title }) => title);
export const [everything = { label: '' }] = copy.filters.options;
/** Filters that match projects, with those projects. */
export const kept = copy.filters.options
  .map((option) => ({ ...option, own: all.filter(({ industry }) => industry === option.industry) }))
  .filter(({ own }) => own.length > 0);
export const [first] = kept;
/** A single filter, for all, is not shown. */
export const offered =
  copy.filters.options.length > 1 ? copy.filters.options.map(({ label }) => label) : [];
export const counted = (count: number) =>
  fillIn(count === 1 ? copy.count.one : copy.count.other, { count });
export const number = (id: number) => fillIn(copy.number, { id });

export const views = (page: Page) => page.getByRole('group', { name: copy.view.legend });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const titles = async (page: Page) =>
  (await page.locator('main article h2:visible').allTextContents()).map((title) =>
    title.replaceAll('\u00ad', ''),
  );
export const status = (page: Page) => page.getByRole('status').first();
