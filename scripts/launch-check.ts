/**
 * Lists what must not go live: invented entries, placeholders and reserved addresses, with file and line.
 * `npm run launch-check` ends with 1 while there is any; nobody publishes invented praise by accident.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const checks: { what: string; pattern: RegExp; todo: string }[] = [
  {
    what: 'demo entry',
    pattern: /\bdemo: true\b/,
    todo: 'replace the invented people, firms or figures, then say demo: false',
  },
  {
    what: 'placeholder author',
    pattern: /\bAuthor Name\b/,
    todo: 'remove fixedByline, so that each piece shows its own author and date',
  },
  {
    what: 'placeholder comments',
    pattern: /your-disqus-shortname/,
    todo: "give the comment service's short name",
  },
  { what: 'reserved address', pattern: /[\w@/.-]+\.example\b/, todo: 'give a real address' },
];

const files = (await readdir(join(ROOT, 'src/content'), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:yaml|md)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();

let findings = 0;
for (const file of files) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, text] of lines.entries()) {
    for (const { what, pattern, todo } of checks) {
      if (!pattern.test(text)) continue;
      findings++;
      console.log(
        `${relative(ROOT, file)}:${index + 1}: ${what}: ${text.trim().slice(0, 80)} (${todo})`,
      );
    }
  }
}
console.log(
  findings === 0
    ? 'Ready to launch: nothing invented is left.'
    : `${findings} findings. Not ready to launch.`,
);
process.exitCode = findings === 0 ? 0 : 1;
