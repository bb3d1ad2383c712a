import type { AstroIntegration, HookParameters } from 'astro';

/** An integration that only has to do with the finished site. */
export const afterBuild = (
  name: string,
  run: (site: HookParameters<'astro:build:done'>) => void | Promise<void>,
): AstroIntegration => ({ name, hooks: { 'astro:build:done': run } });
