import { expect, test } from '@playwright/test';
import { sortedProjects as projects } from '../support/examples.ts';
import { needed } from '../support/site.ts';

test('the last project leads on to the first, and that to the next', async ({ page }) => {
  const first = needed('project');
  await page.goto((projects.at(-1) ?? first).link);
  const leadsOn = page.locator('[aria-labelledby="next"] a');
  await expect(leadsOn).toHaveCount(projects.length > 1 ? 1 : 0);
  for (const next of projects.length > 1 ? projects.slice(0, 2) : []) {
    await leadsOn.click();
    await expect(page).toHaveURL(next.link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.title);
  }
});

test('a film is described, stands still, loads when it is played, and plays', async ({ page }) => {
  const { link, video } = needed('project with a film');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(link);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAccessibleDescription((video?.description ?? '').replace(/\s+/g, ' '));
  await expect(film).toHaveAttribute('controls');
  await expect(film).toHaveJSProperty('paused', true);
  expect(asked).not.toContain(video?.src);
  await film.evaluate((element: HTMLVideoElement) => element.play());
  await expect(film).toHaveJSProperty('paused', false);
  expect(asked).toContain(video?.src);
});

test('the phases of a project stand in the order in which they were, at every width', async ({
  page,
}) => {
  const project = projects.find(({ caseStudy }) => caseStudy.projectPhases.length > 3);
  test.skip(!project, 'No project has four phases.');
  await page.goto(project?.link ?? '');
  const phases = page.locator('[aria-labelledby="phases"] li:has(h3)');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await phases.evaluateAll((items) =>
      items.map((item) => {
        const { top, left } = item.getBoundingClientRect();
        return Math.round(top) * 10_000 + Math.round(left);
      }),
    );
    expect(places).toHaveLength(project?.caseStudy.projectPhases.length ?? 0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});
