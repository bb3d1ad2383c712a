import { createInterface } from 'node:readline/promises';
import { ContentError } from '../../src/content/issues.ts';
import { answersSchema, firstAnswers, REQUIRED, readAnswers } from './answers.ts';
import { checkAnswers } from './plan.ts';

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
] as const;
type Asked = (typeof ASKED)[number];

const isRequired = (name: Asked) => (REQUIRED as readonly string[]).includes(name);

/** What an empty line leads to, as the question shows it; '' where it leads to nothing. */
function onEmpty(name: Asked, answers: Record<string, unknown>, isFirst: boolean): string {
  if (!isFirst) return 'as it is';
  if (isRequired(name)) return '';
  if (name === 'logo') return 'a plain mark in your colour';
  const defaults = firstAnswers(readAnswers('answers', answers));
  return [defaults[name as 'tagline' | 'description' | 'colors']].flat().join(', ');
}

/** What is wrong with one answer; '' where nothing is. */
export function wrong(name: Asked, answer: string, isFirst: boolean): string {
  if (answer === '') return isFirst && isRequired(name) ? 'is needed' : '';
  try {
    checkAnswers(readAnswers('answers', { [name]: answer }));
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map(({ message }) => message).join('\n');
  }
}

/** Asks in the terminal until each answer fits. Ctrl+C ends it without a change. @param isFirst true while the demo's brand stands */
export async function ask(isFirst: boolean): Promise<Record<string, unknown>> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  console.log('An empty line takes what stands in brackets. Ctrl+C ends without a change.\n');
  const answers: Record<string, unknown> = {};
  for (const name of ASKED) {
    const fallback = onEmpty(name, answers, isFirst);
    const question = `${answersSchema.shape[name].description}${fallback && ` [${fallback}]`}: `;
    let answer = (await lines.question(question)).trim();
    for (let said = wrong(name, answer, isFirst); said; said = wrong(name, answer, isFirst)) {
      console.log(`  ${answer ? `"${answer}"` : 'An answer'}: ${said}`);
      answer = (await lines.question(question)).trim();
    }
    if (answer) answers[name] = answer;
  }
  lines.close();
  return answers;
}
