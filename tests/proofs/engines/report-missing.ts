import { engines } from './engines.ts';

const missing = engines.filter(({ program }) => !program);

/** Says before the tests which engines this machine lacks. @throws in CI, where none may be skipped */
export function setup(): void {
  for (const { name, packages } of missing)
    console.warn(`${name} is not here and is skipped: sudo apt-get install ${packages}`);
  if (process.env.CI && missing.length > 0) throw new Error('CI skips no engine.');
}

/** Says after the tests how many engines were skipped. */
export function teardown(): void {
  console.warn(`Engines skipped: ${missing.length} of ${engines.length}`);
}
