import { createInterface } from 'node:readline/promises';
import { ContentError } from '../../src/content/issues.ts';
import {
  type Asked,
  answersSchema,
  askedNames,
  firstAnswers,
  REQUIRED,
  readAnswers,
} from './answers.ts';
import { checkAnswers } from './plan.ts';

type Answered = Partial<Record<Asked, string>>;

/** What takes the answer before back. */
const BACK = '<';

/** What an empty line leads to; '' where it leads to nothing. */
export function onEmpty(name: Asked, answers: Answered, isFirst: boolean): string {
  if (!isFirst) return '';
  // A machine stands where its people do, more often than not; they see it and say otherwise.
  if (name === 'timeZone') return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (name === 'language') return 'en-GB';
  const defaults: Record<string, unknown> = firstAnswers(readAnswers('answers', answers));
  return [defaults[name] ?? ''].flat().join(', ');
}

/** What an empty line does, where it is no value. */
function inWords(name: Asked, isFirst: boolean): string {
  if (name === 'logoKind') return 'by its shape';
  if (!isFirst) return 'as it is';
  return name === 'logo' ? 'a plain mark in your colour' : '';
}

/** What is wrong with one answer; '' where nothing is. */
export function wrong(name: Asked, answer: string, isFirst: boolean): string {
  if (answer === '')
    return isFirst && (REQUIRED as readonly string[]).includes(name) ? 'is needed' : '';
  try {
    checkAnswers(readAnswers('answers', { [name]: answer }));
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map(({ message }) => message).join('\n');
  }
}

/**
 * Asks in the terminal until each answer fits, shows all of them, and changes what is still to be changed.
 * @param isFirst true while the demo's brand stands
 * @param show shows what would come of the answers, before anything is written
 * @throws {DOMException} AbortError on Ctrl+C or the end of the input
 */
export async function ask(
  isFirst: boolean,
  show: (answers: Answered) => Promise<void>,
  streams: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<Answered> {
  const lines = createInterface(streams);
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  lines.once('SIGINT', () => lines.close());
  const read = async (question: string) =>
    (await lines.question(question, { signal: ended.signal })).trim();
  const answers: Answered = {};

  /** @returns false where the one before shall be asked again */
  async function askFor(name: Asked): Promise<boolean> {
    const fallback = answers[name] ?? onEmpty(name, answers, isFirst);
    const bracket = fallback || inWords(name, isFirst);
    const question = `${answersSchema.shape[name].description}${bracket && ` [${bracket}]`}: `;
    for (;;) {
      const said = await read(question);
      if (said === BACK) return false;
      const answer = said || fallback;
      const fault = wrong(name, answer, isFirst);
      if (!fault) {
        if (answer) answers[name] = answer;
        return true;
      }
      console.log(`  ${answer ? `"${answer}"` : 'An answer'}: ${fault}`);
    }
  }

  console.log(
    `An empty line takes what stands in brackets, ${BACK} goes back, Ctrl+C ends without a change.\n`,
  );
  const isAsked = (name: Asked) => name !== 'logoKind' || answers.logo !== undefined;
  for (let at = 0; at < askedNames.length; ) {
    const name = askedNames[at] as Asked;
    if (!isAsked(name) || (await askFor(name))) at += 1;
    else at = Math.max(0, at - 1);
  }
  for (;;) {
    console.log('');
    for (const [index, name] of askedNames.entries())
      if (isAsked(name))
        console.log(
          `${String(index + 1).padStart(3)} ${name.padEnd(12)} ${answers[name] ?? inWords(name, isFirst)}`,
        );
    await show(answers);
    const said = await read(
      '\nAn empty line writes this, a number asks that again, Ctrl+C ends without a change: ',
    );
    if (said === '') break;
    const again = askedNames[Number(said) - 1];
    if (again) await askFor(again);
  }
  lines.removeAllListeners('close');
  lines.close();
  return answers;
}
