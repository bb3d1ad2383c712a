import type { Readable, Writable } from 'node:stream';
import { cancel, intro, isCancel, select, text, updateSettings } from '@clack/prompts';
import { attempt } from '../../src/content/issues.ts';
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

/** Returns the answer that Enter alone gives, or ''. */
export function onEnter(name: Asked, answers: Answered, isFirst: boolean): string {
  if (!isFirst) return '';
  // The machine's time zone is usually the user's, who sees it and may change it.
  if (name === 'timeZone') return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (name === 'language') return 'en-GB';
  const defaults: Record<string, unknown> = firstAnswers(readAnswers('answers', answers));
  return [defaults[name] ?? ''].flat().join(', ');
}

/** Returns the error of one answer; undefined if it is valid. */
export function wrong(name: Asked, answer: string, isFirst: boolean): string | undefined {
  if (answer === '') return isFirst && REQUIRED.includes(name) ? 'is required' : undefined;
  const { issues } = attempt(() => checkAnswers(readAnswers('answers', { [name]: answer })));
  return issues?.map(({ message }) => message).join('\n');
}

function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>;
  cancel('Nothing was changed.');
  process.exit(130);
}

/**
 * Asks in the terminal until each answer is valid, shows all of them, and lets the user change any. Ctrl+C ends the process.
 * @param isFirst true until the demo's brand is replaced
 * @param show previews the result before anything is written
 */
export async function ask(
  isFirst: boolean,
  show: (answers: Answered) => Promise<void>,
  streams: { input?: Readable; output?: Writable } = {},
): Promise<Answered> {
  const answers: Answered = {};
  const asked = () => askedNames.filter((name) => name !== 'logoKind' || answers.logo);

  async function askFor(name: Asked): Promise<void> {
    const fallback = answers[name] ?? onEnter(name, answers, isFirst);
    const answer = await text({
      ...streams,
      message: String(answersSchema.shape[name].description),
      placeholder: fallback || (isFirst ? '' : 'unchanged'),
      defaultValue: fallback,
      validate: (typed = '') => wrong(name, typed.trim() || fallback, isFirst),
    });
    const given = answered(answer).trim();
    if (given) answers[name] = given;
  }

  // Ctrl+D would close the input without an answer.
  updateSettings({ aliases: { '\u0004': 'cancel' } });
  intro('Press Enter to accept the suggestion in grey, Ctrl+C to quit without changes.', streams);
  for (const name of askedNames) if (asked().includes(name)) await askFor(name);
  for (;;) {
    await show(answers);
    const labels = asked().map((name) => ({
      value: name,
      label: `${name}: ${answers[name] ?? ''}`,
    }));
    const again = await select<Asked | ''>({
      ...streams,
      message: 'Apply these answers, or change one',
      options: [{ value: '', label: 'Apply these answers' }, ...labels],
    });
    const name = answered(again);
    if (name === '') return answers;
    await askFor(name);
  }
}
