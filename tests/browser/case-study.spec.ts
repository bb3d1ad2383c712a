import { expect, test } from '@playwright/test';
import { projectPage } from '../support/copy.ts';
import { sortedProjects as projects } from '../support/examples.ts';
import { axeFindings, needed } from '../support/site.ts';

test('the last project leads on to the first', async ({ page }) => {
  const first = needed('project');
  test.skip(projects.length < 2, 'This site has one project.');
  await page.goto(projects.at(-1)?.link ?? '');
  await page.locator('[aria-labelledby="next"] a').click();
  await expect(page).toHaveURL(first.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
});

test('a project that nobody can visit leads to a page with its screens, and back', async ({
  page,
}) => {
  const project = needed('project with a demonstration page');
  await page.goto(project.link);
  await page.locator(`main a[href="${project.liveLink}"]`).click();
  await expect(page.locator('main figure img')).toHaveCount(project.image3 ? 3 : 2);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: projectPage.screens.back }).click();
  await expect(page).toHaveURL(project.link);
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
