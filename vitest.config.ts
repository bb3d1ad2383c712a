import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests wait for 10 to 20 s; begun last, each would keep everything waiting. */
const LONG = /\/(?:slow-clients|kill|durability)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    testTimeout: 20_000,
    // Most tests of the form service wait, so more than one runs on a core.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure functions: nothing that a file could leave behind for the next.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'contract/**/*.test.ts',
            'build/**/*.test.ts',
            'tools/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/demo/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'inbox',
          include: ['tests/inbox/**/*.test.ts', 'tests/service/**/*.test.ts'],
          globalSetup: 'tests/inbox/postgres-cluster.ts',
        },
      },
      {
        // Gates over the finished site: they read dist/, so `npm run build` comes first.
        extends: true,
        test: {
          name: 'gates',
          include: ['tests/gates/**/*.test.ts', 'tests/demo/gates/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
