import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'js-yaml';
import type { Project } from '../../src/content/schema/project.ts';
import { afterLoad, axeFindings, listedPaths } from './site.ts';

const cases = listedPaths.filter((path) => /^\/projects\/\d+$/.test(path));
const read = <Value>(file: string) =>
  load(readFileSync(`src/content/${file}.yaml`, 'utf8')) as Value;
const written = (path: string) => read<Project>(path.slice(1));
/** The name of a project's industry: its page's, or that of the list. */
const industryName = (id: string) =>
  existsSync(`src/content/industries/${id}.yaml`)
    ? read<{ name: string }>(`industries/${id}`).name
    : read<{ id: string; name: string }[]>('project-industries').find((one) => one.id === id)?.name;
const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

test('there are case studies', () => {
  expect(cases.length).toBeGreaterThan(0);
});

for (const path of cases) {
  test(`${path} shows every field of its project`, async ({ page }) => {
    const project = written(path);
    const { caseStudy, testimonial } = project;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    const text = folded((await page.locator('main').textContent()) ?? '');
    const words = [
      industryName(project.industry) ?? `no industry ${project.industry}`,
      ...project.tags.split(', '),
      [project.month, project.year].filter(Boolean).join(' '),
      project.duration ?? '',
      project.teamSize ?? '',
      project.budget ?? '',
      project.details,
      project.description,
      project.problemStatement,
      ...project.problemsSolved.flatMap((solved) => Object.values(solved)),
      project.objective,
      project.challenges,
      project.impact,
      ...Object.entries(project.metrics).flatMap(([name, { value, before, source }]) => [
        name,
        value,
        before ?? '',
        source,
      ]),
      ...Object.entries(project.techStack).flatMap(([kind, names]) => [kind, ...names]),
      caseStudy.clientBackground,
      ...caseStudy.projectPhases.flatMap(({ phase, duration, activities }) => [
        phase,
        duration,
        ...activities,
      ]),
      ...caseStudy.keyFeatures,
      ...caseStudy.lessonsLearned,
      project.futureScope,
      ...Object.values(testimonial ?? {}),
    ];
    expect(words.filter((one) => !text.includes(folded(one)))).toEqual([]);
    for (const { alt } of [project.image1, project.image2, project.image3].filter((one) => !!one))
      await expect(page.getByRole('img', { name: alt })).toBeAttached();
    for (const href of [project.liveLink, project.githubLink].filter((one) => !!one))
      await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
  });

  test(`${path} draws its figures from zero and leads on`, async ({ page }) => {
    await page.goto(path);
    const figures = Object.entries(written(path).metrics);
    for (const [name, { share }] of figures) {
      const figure = page.locator('[aria-labelledby="metrics"] li').filter({ hasText: name });
      const widths = await figure
        .locator('rect')
        .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
      if (share === undefined) expect(widths, name).toEqual([]);
      else {
        const longest = Math.max(1, share);
        expect(widths[0], name).toBeCloseTo(100 / longest, 5);
        expect(widths[1], name).toBeCloseTo(Math.max(0.6, (share / longest) * 100), 5);
      }
    }
    const next = page.locator('[aria-labelledby="next"] a');
    const target = cases[(cases.indexOf(path) + 1) % cases.length] ?? '';
    await expect(next).toHaveAttribute('href', target);
  });
}

test('at least two projects show where to see more, and each of these pages is there', async ({
  page,
}) => {
  const linked = cases.filter((path) => written(path).liveLink);
  expect(linked.length).toBeGreaterThanOrEqual(2);
  for (const path of linked) {
    const project = written(path);
    await page.goto(path);
    await page.locator(`main a[href="${project.liveLink}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(project.title);
    await expect(page.locator('main figure img')).toHaveCount(project.image3 ? 3 : 2);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'The whole case' }).click();
    await expect(page).toHaveURL(path);
  }
});

test('a film is described, stands still, loads when it is played, and plays', async ({ page }) => {
  const filmed = cases.filter((path) => written(path).video);
  expect(filmed.length).toBeGreaterThanOrEqual(1);
  for (const path of filmed) {
    const { src, description } = written(path).video ?? { src: '', description: '' };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await afterLoad(page);
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAccessibleDescription(folded(description));
    await expect(film).toHaveAttribute('controls');
    await expect(film).toHaveAttribute('poster', /^\/_astro\//);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    expect(asked).not.toContain(src);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    expect(asked).toContain(src);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
  }
});
