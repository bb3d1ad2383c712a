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
    // Stops tests that hang. It is not a speed limit: a busy machine can be many times slower than a quiet one.
    testTimeout: 120_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    reporters: ['default', './tests/support/skipped.ts'],
    // Tests of the demo's own content.
    exclude: [...configDefaults.exclude, ...(site.demo ? [] : ['tests/**/demo/**'])],
    projects: [
      // Pure functions, so test files cannot affect each other.
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
      // The form service in this process, on SQLite.
      project('service', ['tests/service/*.test.ts']),
      // Reads the finished site in dist/, so `npm run build` comes first.
      project('site', ['tests/site/built/**/*.test.ts']),
      // The projects below run in `npm run test:all` only.
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
      // One journey through the finished site in each installed browser engine.
      project('engines', ['tests/proofs/engines/*.test.ts']),
    ],
  },
});
