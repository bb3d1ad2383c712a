/** Replaces the demo's brand: `npm run rebrand`. Asks questions in a terminal, otherwise reads flags or `--file`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, contentError } from '../src/content/issues.ts';
import { parseYaml } from '../src/content/yaml.ts';
import {
  answersSchema,
  askedNames,
  networks,
  readAnswers,
  switchNames,
} from './rebrand/answers.ts';
import { DEMO, isDemo, type Plan, planRebrand } from './rebrand/plan.ts';
import { ask } from './rebrand/questions.ts';
import { swatchLines } from './rebrand/swatches.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const HELP = `npm run rebrand -- [options]

${askedNames
  .map((name) => `  --${name.padEnd(14)} ${answersSchema.shape[name].description}`)
  .join('\n')}
${networks.map((name) => `  --${name.padEnd(14)} Address of the profile`).join('\n')}
${switchNames.map((name) => `  --${name.padEnd(14)} ${answersSchema.shape[name].description}`).join('\n')}
  --file           A YAML file with the same answers; social and features as in site.yaml
  --keep-content   Keep the demo's texts and pictures
  --dry-run        List what would change, and change nothing
  --force          Remove the demo's content even if some of it is not committed

Fonts are changed in src/theme/fonts.ts: docs/guides/change-the-fonts.md.`;

/** Returns answers; flags override the file. */
function given() {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(
        [...askedNames, ...networks, ...switchNames, 'file'].map((name) => [name, text]),
      ),
      'keep-content': flag,
      'dry-run': flag,
      force: flag,
      help: flag,
    },
  });
  const said = values as Record<string, string | boolean | undefined>;
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));
  const social = pick(networks);
  const { file } = said;
  return {
    said,
    answers: {
      ...(file && Object(parseYaml(readFileSync(`${file}`, 'utf8'), `${file}`))),
      ...pick([...askedNames, ...switchNames]),
      ...(Object.keys(social).length > 0 && { social }),
    },
  };
}

/** Lists uncommitted files in these folders; '' if there is no git. */
function uncommitted(...folders: string[]): string {
  try {
    return execFileSync('git', ['status', '--porcelain', '--', ...folders], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** Shows the new colours before they are written. */
function showColours({ tokens, notes }: Plan) {
  for (const note of notes) console.log(`Note: ${note}.`);
  if (tokens)
    for (const line of swatchLines(tokens, process.stdout.isTTY && !process.env.NO_COLOR))
      console.log(line);
}

async function run() {
  const { said, answers } = given();
  if (said.help) return console.log(HELP);
  const planFor = (all: unknown) =>
    planRebrand(
      readAnswers('answers', all),
      said['keep-content'] === true,
      new Date().getFullYear(),
    );
  const isAsked = process.stdin.isTTY && Object.keys(answers).length === 0;
  const plan = await planFor(
    isAsked ? await ask(isDemo(), async (all) => showColours(await planFor(all))) : answers,
  );
  if (!isAsked) showColours(plan);
  const { changes } = plan;
  const removed = [...changes].filter(([, bytes]) => bytes === null).map(([file]) => file);
  const open = uncommitted('src/content', 'src/assets', 'public', DEMO);
  if (removed.length > 0 && open && !said.force && !said['dry-run'])
    throw contentError(
      'git',
      '',
      `these changes are not committed, and some of their files would be removed; commit them, or add --force:\n${open}`,
    );
  if (said['dry-run'])
    for (const [file, bytes] of changes)
      console.log(`${file}: would be ${bytes === null ? 'removed' : 'written'}`);
  else apply(changes);
  console.log(
    changes.size === 0
      ? 'Nothing to change.'
      : `${changes.size} files. Next: npm run build && npm run launch-check, which lists what is left to write.`,
  );
}

/** Removes files and emptied folders, writes files, and prints their number by folder: the first run changes hundreds. */
function apply(changes: Plan['changes']) {
  const done = Map.groupBy(
    changes,
    ([file, bytes]) => `${dirname(file)}: ${bytes === null ? 'removed' : 'written'}`,
  );
  for (const [file, bytes] of changes) {
    if (bytes === null) {
      rmSync(file);
      for (let at = dirname(file); readdirSync(at).length === 0; at = dirname(at)) rmdirSync(at);
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
  for (const [what, files] of done) console.log(`${what} (${files.length})`);
}

try {
  await run();
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  const isTheirs = error instanceof ContentError || /^ERR_PARSE_ARGS|^ENOENT/.test(code ?? '');
  if (!isTheirs) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
