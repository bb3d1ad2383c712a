import { defineConfig } from '@playwright/test';
import { features } from './src/content/features.ts';
import { site } from './src/content/site.ts';
import { findChromium } from './tools/browser/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 4399);

export default defineConfig({
  testDir: 'tests',
  // `npm test` runs core, `npm run test:all` the rest.
  projects: ['core', 'browser'].map((name) => ({ name, testMatch: `${name}/**/*.spec.ts` })),
  // Tests of the demo's toys.
  testIgnore: site.demo && features.toys ? [] : '**/demo/**',
  fullyParallel: true,
  workers: 2,
  // Stop tests that hang. They are not speed limits: a busy machine can be many times slower than a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['./tests/support/skipped.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: findChromium(),
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: 'node server.ts',
    url: `http://localhost:${PORT}/`,
    // All tests share one network, and most of them one guest.
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.DATA_DIR ?? 'test-results/data',
      BOOKINGS_PER_GUEST: '100',
      BOOKINGS_PER_NETWORK: '100',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
