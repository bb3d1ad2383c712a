import { defineConfig } from 'vitest/config';

/** Gates over the finished site: they read dist/, so `npm run build` comes first. */
export default defineConfig({
  test: { include: ['tests/gates/**/*.test.ts'], testTimeout: 60_000 },
});
