import { expect, test } from '@playwright/test';
import { at, needed } from '../support/site.ts';

test('a film is described, stands still, loads when it is played, and plays', async ({ page }) => {
  const { link, video } = needed('project with a film');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at(link));
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
