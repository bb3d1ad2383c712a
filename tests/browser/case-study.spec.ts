import { expect, test } from '@playwright/test';
import { sortedProjects as projects } from '../support/examples.ts';
import { needed } from '../support/site.ts';

test('the last project leads on to the first', async ({ page }) => {
  const first = needed('project');
  test.skip(projects.length < 2, 'This site has one project.');
  await page.goto(projects.at(-1)?.link ?? '');
  await page.locator('[aria-labelledby="next"] a').click();
  await expect(page).toHaveURL(first.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
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
