import { expect, it } from 'vitest';
import { classNamer } from './short-class-names.ts';

const modules = Array.from({ length: 800 }, (_, index) => `/src/${index}.module.css`);

it('gives every class of every module a name of its own, and the same one each time', () => {
  const name = classNamer(modules);
  const all = modules.flatMap((path) => ['title', 'text'].map((local) => name(local, path)));
  expect(all.slice(0, 4)).toEqual(['a0', 'a1', 'b0', 'b1']);
  expect(new Set(all).size).toBe(1600);
  for (const one of all) expect(one).toMatch(/^[a-z]+\d+$/);
  expect(name('text', '/src/799.module.css')).toBe(all.at(-1));
});

it('refuses a module it was not told of, because its names could be taken', () => {
  expect(() => classNamer(modules)('title', '/elsewhere.module.css')).toThrow('no CSS module');
});
