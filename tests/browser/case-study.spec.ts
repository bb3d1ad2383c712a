import { expect, test } from '@playwright/test';
import { projectPage } from '../support/copy.ts';
import { industryNames, sortedProjects as projects } from '../support/examples.ts';
import { afterLoad, axeFindings, needed } from '../support/site.ts';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const [index, project] of projects.entries())
  test(`${project.link} shows every field of its project, draws its figures from zero and leads on`, async ({
    page,
  }) => {
    const { caseStudy, testimonial } = project;
    await page.goto(project.link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    const text = folded((await page.locator('main').textContent()) ?? '');
    const words = [
      industryNames.get(project.industry) ?? `no industry ${project.industry}`,
      ...project.tags.split(', '),
      [project.month, project.year].filter(Boolean).join(' '),
      project.duration ?? '',
      project.teamSize ?? '',
      project.budget ?? '',
      project.details,
      project.description,
      project.problemStatement,
      ...project.problemsSolved.flatMap(({ problem, solution, impact }) => [
        problem,
        solution,
        impact,
      ]),
      project.objective,
      project.challenges ?? '',
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
      project.futureScope ?? '',
      ...Object.values(testimonial ?? {}),
    ];
    expect(words.filter((one) => !text.includes(folded(one)))).toEqual([]);
    for (const { alt } of [project.image1, project.image2, project.image3].filter((one) => !!one))
      await expect(page.getByRole('img', { name: alt }).first()).toBeAttached();
    for (const href of [project.liveLink, project.githubLink].filter((one) => !!one))
      await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();

    const figures = Object.entries(project.metrics);
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
    const next = projects[(index + 1) % projects.length] ?? project;
    const leadsOn = page.locator('[aria-labelledby="next"] a');
    if (next === project) await expect(leadsOn).toHaveCount(0);
    else await expect(leadsOn).toHaveAttribute('href', next.link);
  });

test('a project that nobody can visit leads to a page with its screens, and back', async ({
  page,
}) => {
  const project = needed('project with a demonstration page');
  await page.goto(project.link);
  await page.locator(`main a[href="${project.liveLink}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.title);
  await expect(page.locator('main figure img')).toHaveCount(project.image3 ? 3 : 2);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: projectPage.screens.back }).click();
  await expect(page).toHaveURL(project.link);
});

test('a film is described, stands still, loads when it is played, and plays', async ({ page }) => {
  const { link, video } = needed('project with a film');
  const { src, description } = video ?? { src: '', description: '' };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(link);
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
});

for (const width of [768, 1024, 1440])
  test(`the phases of a project stand in the order in which they were, ${width} px`, async ({
    page,
  }) => {
    const project = needed('project with a demonstration page');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(project.link);
    const phases = page.locator('[aria-labelledby="phases"] li:has(h3)');
    const places = await phases.evaluateAll((items) =>
      items.map((item) => {
        const { top, left } = item.getBoundingClientRect();
        return Math.round(top) * 10_000 + Math.round(left);
      }),
    );
    expect(places).toHaveLength(project.caseStudy.projectPhases.length);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
