import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { inlineScript } from './build/inline-script.ts';
import { site } from './src/content/site.ts';

const project = (
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({ extends: true, test: { name, include, ...options } });

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    // A limit for what hangs, not a measure: a machine at full load takes many times what a quiet one does.
    testTimeout: 120_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    reporters: ['default', './tests/support/skipped.ts'],
    // What only the demo's content promises.
    exclude: [...configDefaults.exclude, ...(site.demo ? [] : ['tests/**/demo/**'])],
    projects: [
      // Pure functions: nothing that a file could leave behind for the next.
      project(
        'unit',
        [
          'src/**/*.test.{ts,tsx}',
          'build/**/*.test.ts',
          'tools/**/*.test.ts',
          'tests/site/content/**/*.test.ts',
        ],
        { isolate: false },
      ),
      // The form service on SQLite, in this process.
      project('service', ['tests/service/*.test.ts']),
      // Reads the finished site in dist/, so `npm run build` comes first.
      project('site', ['tests/site/built/**/*.test.ts']),
      // What follows is of `npm run test:all`.
      project('postgres', ['tests/service/{digest,store,store-copies}.test.ts'], {
        globalSetup: 'tests/service/postgres-cluster.ts',
      }),
      project('pooler', ['tests/service/{digest,store}.test.ts'], {
        globalSetup: 'tests/service/pooler.ts',
      }),
      project('http', ['tests/service/http/*.test.ts'], {
        globalSetup: 'tests/service/http/server.ts',
      }),
      project('builds', ['tests/site/builds/**/*.test.ts'], { testTimeout: 900_000 }),
      project('proofs', ['tests/proofs/proofs.test.ts'], {
        testTimeout: 900_000,
        maxConcurrency: 2,
      }),
      // One journey through the finished site in each engine that the machine has.
      project('engines', ['tests/proofs/engines/*.test.ts']),
    ],
  },
});
