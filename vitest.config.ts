import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A limit for what hangs, not a measure: a machine at full load takes many times what a quiet one does.
    testTimeout: 120_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 20_000 } },
    // Most tests of the form service wait, so more than one runs on a core.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure functions: nothing that a file could leave behind for the next.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'build/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/*.test.ts',
            'tests/demo/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['tests/service/**/*.test.ts'],
          globalSetup: 'tests/service/postgres-cluster.ts',
        },
      },
      {
        // Gates over the finished site and its server: they read dist/, so `npm run build` comes first.
        extends: true,
        test: {
          name: 'gates',
          include: [
            'tests/gates/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/demo/gates/**/*.test.ts',
          ],
          testTimeout: 900_000,
        },
      },
      {
        // One journey through the finished site in each engine that the machine has.
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/report-missing.ts',
        },
      },
    ],
  },
});
