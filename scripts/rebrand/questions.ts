import { createInterface } from 'node:readline/promises';
import { type Answers, answersSchema } from './answers.ts';

/** What a person is asked for, in this order; the rest are options. */
const ASKED = [
  'name',
  'url',
  'email',
  'phone',
  'street',
  'postcode',
  'city',
  'country',
  'tagline',
  'description',
  'colors',
  'logo',
] as const satisfies readonly (keyof Answers)[];

/** Asks for what is not answered yet, in the terminal; an empty line leaves it open. */
export async function ask(given: Answers): Promise<Record<string, unknown>> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, unknown> = { ...given };
  for (const name of ASKED) {
    if (answers[name] !== undefined) continue;
    const answer = (await lines.question(`${answersSchema.shape[name].description}: `)).trim();
    if (answer) answers[name] = answer;
  }
  lines.close();
  return answers;
}
