import { expect, test } from '@playwright/test';
import * as contact from '../support/contact-page.ts';
import { formService, contact as words } from '../support/copy.ts';
import { cuttingProxy } from '../support/cutting-proxy.ts';
import { inFolder, startServer } from '../support/server-process.ts';
import { needed } from '../support/site.ts';

const { band, book, dialog, failure, fill, fillBooking, form, open, submit, tiles } = contact;
const { errors, errorPage } = formService;

test('a visitor whose answers are lost sends and books once', async ({ browser }) => {
  needed('calendar of our own');
  await inFolder(async (DATA_DIR) => {
    // What came twice would be refused.
    const server = await startServer({ DATA_DIR, RATE_PER_HOUR: '1', BOOKINGS_PER_NETWORK: '1' });
    const line = await cuttingProxy(server.port);
    const page = await browser.newPage({ baseURL: line.baseURL });
    const send = async () => {
      await open(page);
      await fill(page);
      await submit(page).click();
    };
    line.isCut = true;
    await send();
    await expect(form(page).getByRole('status')).toHaveText(words.states.retrying);
    line.isCut = false;
    await expect(dialog(page)).toBeVisible();
    await send();
    await expect(failure(page)).toContainText(
      new RegExp(errorPage.waitMinutes.replace('{count}', '\\d+')),
    );

    await fillBooking(page);
    line.isCut = true;
    await book(page);
    await expect(band(page)).toContainText(words.booking.picker.trouble.failed);
    line.isCut = false;
    await tiles(page, 'start').first().click();
    for (const _ of ['once', 'again']) {
      await book(page);
      await expect(band(page)).toContainText(errors.booking_id_reused.text);
    }
    await page.goto('about:blank');
    await fillBooking(page);
    await book(page);
    const refusal = band(page).getByText(errors.too_many_bookings.text);
    await expect(refusal.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await page.close();
    line.close();
    await server.stop();
  });
});
