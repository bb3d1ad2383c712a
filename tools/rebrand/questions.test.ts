import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { askedNames } from './answers.ts';
import { ask } from './questions.ts';

/** Answers to all questions but the logo's kind; '' accepts the suggestion. */
const FACTS = [
  'Example',
  'example.org',
  'a@example.org',
  '+47 22 33 44 55',
  'Street 1',
  'Oslo',
  '0155',
  'Norway',
  ...Array(10).fill(''),
];
const [CLEAR, DOWN, CTRL_C] = ['\u0015', '\u001b[B', '\u0003'];

/** Types an answer and Enter into each question, as soon as its cursor is hidden. */
async function answered(...answers: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  output.on('data', (chunk: Buffer) => {
    if (chunk.includes('\u001b[?25l')) setImmediate(() => input.write(`${answers.shift()}\r`));
  });
  const shown: object[] = [];
  const result = await ask(true, async (all) => void shown.push({ ...all }), { input, output });
  return { result, shown };
}

it.each([
  ['a name', 0, '', 'Example'],
  ['city and postcode', 8, 'Software that floats.', '{city} {postcode}'],
  ['a language', 9, 'Dutch, please', 'nl-NL'],
])('asks again where %s is wrong', async (_what, at, wrong, right) => {
  const answers = FACTS.with(at, `${wrong}\r${CLEAR}${right}`);
  const { result } = await answered(...answers, '');
  expect(Object.values(result)).toContain(right);
  expect(Object.values(result)).not.toContain(wrong);
});
it('shows all answers before it ends, and changes the chosen one', async () => {
  const toCity = DOWN.repeat(askedNames.indexOf('city') + 1);
  const { result, shown } = await answered(...FACTS, toCity, 'Bergen', '');
  expect(shown).toMatchObject([{ city: 'Oslo' }, { city: 'Bergen' }]);
  expect(result).toMatchObject({ city: 'Bergen', language: 'en-GB', contrast: 'AA' });
});
it('ends the process on Ctrl+C', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  await expect(answered('Example', CTRL_C)).rejects.toThrow('ended');
  expect(exit).toHaveBeenCalledWith(130);
});
