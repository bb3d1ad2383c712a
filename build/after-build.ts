import type { AstroIntegration, HookParameters } from 'astro';

/** Returns an integration that works on the finished site. */
export const afterBuild = (
  name: string,
  run: (site: HookParameters<'astro:build:done'>) => void | Promise<void>,
): AstroIntegration => ({ name, hooks: { 'astro:build:done': run } });
