import { PassThrough } from 'node:stream';
import { beforeEach, expect, it, vi } from 'vitest';
import { ask } from './questions.ts';

/** Up to the last question: an empty line takes what is suggested. */
const FACTS = [
  'Example',
  'example.org',
  'a@example.org',
  '+47 22 33 44 55',
  'Street 1',
  'Oslo',
  '0155',
  'Norway',
  ...Array(8).fill(''),
];

/** Answers one question after the other; the input ends after the last answer. */
async function answered(...answers: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  output.on('data', (chunk: Buffer) => {
    if (!/: $/.test(chunk.toString())) return;
    const next = answers.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  const shown: object[] = [];
  const result = await ask(true, async (all) => void shown.push({ ...all }), { input, output });
  return { result, shown };
}

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

it('asks again after a wrong answer, and goes back', async () => {
  const { result } = await answered('Exampel', '<', 'Example', 'no', ...FACTS.slice(1), '');
  expect(result).toMatchObject({ name: 'Example', url: 'example.org' });
});
it.each([
  ['city and postcode', 8, 'Software that floats.'],
  ['language', 9, 'Dutch, please'],
])('asks again after a %s that is none', async (_what, at, answer) => {
  const { shown } = await answered(...FACTS.slice(0, at), answer, ...FACTS.slice(at), '');
  expect(shown).toHaveLength(1);
  expect(Object.values(shown[0] ?? {})).not.toContain(answer);
});
it('shows all answers before it ends, and changes one by its number', async () => {
  const { result, shown } = await answered(...FACTS, '6', 'Bergen', '');
  expect(shown).toMatchObject([{ city: 'Oslo' }, { city: 'Bergen' }]);
  expect(result).toMatchObject({ city: 'Bergen', language: 'en-GB', contrast: 'AA' });
});
it('ends without answers where the input ends', async () => {
  await expect(answered('Example')).rejects.toMatchObject({ name: 'AbortError' });
});
