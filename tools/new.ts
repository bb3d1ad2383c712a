/** Writes a new record: `npm run new -- service "Web design"`. A second run with the same name changes nothing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOnDisk } from '../build/validate/read-collections.ts';
import { ContentError } from '../src/content/issues.ts';
import { newRecord, type RecordKind, recordKinds } from './new/new-record.ts';

const [kind, ...words] = process.argv.slice(2);
const name = words.join(' ').trim();

if (!recordKinds.includes(kind as RecordKind) || !name) {
  console.error(`npm run new -- ${recordKinds.join('|')} <name>`);
  process.exit(2);
}
try {
  const today = new Date().toISOString().slice(0, 10);
  const { file, text, next } = newRecord(kind as RecordKind, name, filesOnDisk('.'), today);
  if (text === undefined) console.log(`${file} has "${name}" already: nothing was changed.`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${file} is written. Edit its texts, then remove its first comment; ${next}.`);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
