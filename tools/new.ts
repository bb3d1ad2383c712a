/** Adds a record (`npm run new -- service "Web design"`), language (`language nl`) or film (`embed ADDRESS`). Existing ones stay. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ContentError } from '../src/content/issues.ts';
import { filesOnDisk } from '../src/content/records.ts';
import { newEmbed } from './new/new-embed.ts';
import { newLanguage } from './new/new-language.ts';
import { newRecord, type RecordKind, recordKinds } from './new/new-record.ts';

const [kind, ...words] = process.argv.slice(2);
const name = words.join(' ').trim();

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function addLanguage(): void {
  const { tag, folder, changes, packTag } = newLanguage(name, filesOnDisk());
  for (const [file, text] of changes) write(file, text);
  const words = packTag === tag ? 'are translated' : `have the words of ${packTag}; correct them`;
  const ready = packTag ? `interface and form service ${words}; ` : '';
  console.log(
    `${tag}: ${changes.size} files written or changed; ${ready}translate the rest in ${folder}/. npm run launch-check lists it.`,
  );
}

async function addEmbed(): Promise<void> {
  const files = await newEmbed(name);
  for (const [file, content] of files) write(file, content);
  console.log(
    `Wrote ${[...files.keys()].join(' and ')}. Commit them, write ${name} on a line of its own in a text, and name the service under embeds in site.yaml.`,
  );
}

function addRecord(kind: RecordKind): void {
  const today = new Date().toISOString().slice(0, 10);
  const { file, changes, next } = newRecord(kind, name, filesOnDisk(), today);
  for (const [one, text] of changes) write(one, text);
  console.log(
    changes.size === 0
      ? `${file} already has "${name}"; nothing was changed.`
      : `Written: ${[...changes.keys()].join(' and ')}. Edit its texts, then remove its first comment; ${next}.`,
  );
}

const isRecord = recordKinds.includes(kind as RecordKind);
const others = { language: addLanguage, embed: addEmbed };
const other = others[kind as keyof typeof others];
if ((!isRecord && !other) || !name) {
  console.error(`npm run new -- ${recordKinds.join('|')} <name>, language <code>, embed <address>`);
  process.exit(2);
}
try {
  if (isRecord) addRecord(kind as RecordKind);
  else await other();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
