import { expect, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { pageKinds } from '../page-kinds.ts';
import { localFontsAtFirstVisit } from './slow-line.ts';

/** The booking page is made on request. */
const PAGES = [...pageKinds, ...(features.booking ? ['/booking'] : [])];

for (const path of PAGES)
  test(`a first visit of ${path} at 150 ms a round trip sees our fonts alone`, async ({
    browser,
    baseURL,
  }) => {
    expect(await localFontsAtFirstVisit(browser, baseURL + path, 150)).toEqual([]);
  });
