import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { asFileName, type ProjectFiles } from '../../src/content/records.ts';
import type { Site } from '../../src/content/schema/site.ts';
import { parseYaml } from '../../src/content/yaml.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { Answers } from './answers.ts';

const SITE = 'src/content/site.yaml';

/** Returns true for a file that only the demo needs: its toys, drawings and mark, and the pictures of the README. */
export const isDemoFile = (file: string) =>
  /^src\/(?:demo\/|assets\/brand\/mark\.(?!svg$))|^docs\/(?:home|rebranded)\.webp$/.test(file);

/** Returns the names in a host's files: the mailbox, its domain, the site's name, and the other one with or without www. */
function hostNames({ url, email }: Pick<Site, 'url' | 'email'>): string[] {
  const { host } = new URL(url);
  const bare = host.replace(/^www\./, '');
  const other = host === bare ? `www.${bare}` : bare;
  return [email, email.slice(email.indexOf('@')), host, other];
}

/** Returns files outside src/ that name the brand: package, README, .env.example, deploy/. */
export function identity(
  files: ProjectFiles,
  { name, url, email, description, language }: Answers,
  isFirst: boolean,
): Map<string, string> {
  const changes = new Map<string, string>();
  const site = parseYaml(files.read(SITE), SITE) as Site;
  const before = hostNames(site);
  const after = hostNames({ url: url ?? site.url, email: email ?? site.email });
  const names = new RegExp(before.map(RegExp.escape).join('|'), 'g');
  for (const file of ['.env.example', ...files.list('deploy').map((one) => `deploy/${one}`)]) {
    const text = files.read(file);
    const moved = text.replace(names, (one) => after[before.indexOf(one)] ?? one);
    if (moved !== text) changes.set(file, moved);
  }
  if (name)
    for (const file of ['package.json', 'package-lock.json']) {
      const json = JSON.parse(files.read(file));
      const said = { name: asFileName(name, language ?? site.language) || 'site' };
      Object.assign(json, said, json.description && description && { description });
      if (json.packages) Object.assign(json.packages[''], said);
      changes.set(file, `${JSON.stringify(json, null, 2)}\n`);
    }
  if (isFirst) {
    const readme = readFileSync(`${import.meta.dirname}/neutral/README.md`, 'utf8');
    const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
    const remote = `${stdout}`.trim().replace(/^git@([^:]+):/, 'https://$1/');
    // Skips an address that is missing or has a token in it.
    const [address] = /^https:[^@\s]+?(?=(?:\.git)?$)/.exec(remote) ?? [];
    const repository = address ? `Repository: <${address}>\n\n` : '';
    changes.set('README.md', fillIn(readme, { name: name ?? '', url: url ?? '', repository }));
  }
  return changes;
}
