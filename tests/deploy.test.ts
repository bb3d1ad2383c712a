import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../inbox/config/config.ts';

/** Files for hosts are tried by nobody here: what they name must at least be there and be the same everywhere. */
const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const { scripts, devDependencies } = JSON.parse(read('package.json'));
const PORT = String(readConfig({}).PORT);
const NODE = String(devDependencies.node).split('.')[0] ?? '';

/** The first group of each match. @throws where nothing matches, so that no test passes for want of cases */
function all(text: string, pattern: RegExp): string[] {
  const found = [...text.matchAll(pattern)].map(([, group = '']) => group);
  if (found.length === 0) throw new Error(`nothing matches ${pattern}`);
  return found;
}
const one = (text: string, pattern: RegExp) => all(text, pattern)[0] ?? '';

/** Every command of npm or node in a text names a script that is there. */
function commandsStand(text: string) {
  const commands = all(
    text,
    /\b((?:npm (?:run )?(?!ci\b)[\w:]+|node (?:inbox|scripts)\/[\w./-]+))/g,
  );
  for (const command of commands) {
    const [program, ...words] = command.split(' ');
    const name = words.at(-1) ?? '';
    expect(program === 'node' ? existsSync(join(ROOT, name)) : name in scripts, command).toBe(true);
  }
}

test('the command line of the unit has its user, folders and settings', () => {
  const unit = read('deploy/inbox.service');
  const wrapper = read('deploy/inbox');
  execFileSync('sh', ['-n', join(ROOT, 'deploy/inbox')]);
  const folder = one(unit, /^WorkingDirectory=(.*)$/gm);
  const data = one(unit, /\bDATA_DIR=(\S+)/g);
  const [node = '', main = ''] = one(unit, /^ExecStart=(.*)$/gm).split(' ');
  expect(data).toBe(`/var/lib/${one(unit, /^StateDirectory=(.*)$/gm)}`);
  expect(one(unit, /\bDIST_DIR=(\S+)/g)).toBe(`${folder}/current`);
  expect(existsSync(join(ROOT, main))).toBe(true);
  expect(node).toBe(`${folder}/node_modules/.bin/node`);
  expect(wrapper).toContain(`cd ${folder}\n`);
  expect(wrapper).toContain(`DATA_DIR=${data} exec ${node} `);
  expect(wrapper).toContain(`=${one(unit, /^EnvironmentFile=-(.*)$/gm)} inbox/cli.ts "$@"`);
  expect(wrapper).toContain(`runuser -u ${one(unit, /^User=(.*)$/gm)} -- `);
});

test('proxies and the image use the port of the server', () => {
  expect(one(read('deploy/nginx.conf'), /^\s*server 127\.0\.0\.1:(\d+);/gm)).toBe(PORT);
  expect(one(read('deploy/Caddyfile'), /^\s*reverse_proxy 127\.0\.0\.1:(\d+) \{/gm)).toBe(PORT);
  const image = read('deploy/Dockerfile');
  expect(all(image, /(?:EXPOSE |PORT=|127\.0\.0\.1:)(\d+)/g)).toEqual([PORT, PORT, PORT]);
});

test('the Caddyfile has its brackets in pairs and adds no header', () => {
  const text = read('deploy/Caddyfile').replace(/#.*/g, '');
  expect(text.split('{').length).toBe(text.split('}').length);
  expect(text).not.toMatch(/^\s*(?:header|encode)\b/m);
});

test('the image is made of instructions that Docker has and files that are there', () => {
  const text = read('deploy/Dockerfile').replace(/^#.*\n/gm, '');
  const known =
    /^(?:FROM|WORKDIR|COPY|RUN|ARG|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) \S/;
  const lines = text.split('\n').filter(Boolean);
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
  expect([...new Set(all(text, /^FROM node:(\d+)-/gm))]).toEqual([NODE]);
  const sources = all(text, /^COPY (?!--)(.*) \S+$/gm).flatMap((files) => files.split(' '));
  for (const name of sources) expect(existsSync(join(ROOT, name)), name).toBe(true);
  commandsStand(text);
  const command = JSON.parse(one(text, /^CMD (\[.*\])$/gm)) as string[];
  expect(existsSync(join(ROOT, command.at(-1) ?? ''))).toBe(true);
  // What the build reads can be given to it.
  const settings = one(read('.env.example'), /# Read by the build([\s\S]*?)\n\n/g);
  const named = all(settings, /^#([A-Z_]+)=/gm);
  expect(all(text, /^ARG (.*)$/gm).flatMap((names) => names.split(' '))).toEqual(
    expect.arrayContaining(named),
  );
});

describe.each(readdirSync(join(ROOT, '.github/workflows')))('workflow %s', (name) => {
  const text = read(`.github/workflows/${name}`);
  test('pins major versions, runs scripts that are there, on the Node of the project', () => {
    expect(load(text)).toMatchObject({
      jobs: expect.anything(),
      permissions: { contents: 'read' },
    });
    for (const action of all(text, /uses: (.*)$/gm))
      expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
    commandsStand(text.replace(/^\s*cache: npm$/gm, ''));
    for (const version of all(text, /node-version: (.*)$/gm)) expect(version).toBe(NODE);
  });
});

test('static hosts build with scripts that are there and take dist/', () => {
  const netlify = read('netlify.toml');
  commandsStand(netlify);
  expect(one(netlify, /^publish = "(.*)"$/gm)).toBe('dist');
  expect(one(netlify, /^NODE_VERSION = "(.*)"$/gm)).toBe(NODE);
  const wrangler = JSON.parse(read('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''));
  expect(wrangler.assets.directory).toBe('./dist');
  expect(one(read('.github/workflows/pages.yml'), /\n\s*path: (.*)\n/g)).toBe('dist');
});

test('the dependency bot looks where something is', () => {
  const { updates } = load(read('.github/dependabot.yml')) as {
    updates: {
      'package-ecosystem': string;
      directory: string;
      ignore?: { 'dependency-name': string }[];
    }[];
  };
  const file: Record<string, string> = {
    npm: 'package.json',
    docker: 'Dockerfile',
    'github-actions': '.github/workflows/ci.yml',
  };
  expect(updates.length).toBeGreaterThan(0);
  for (const update of updates)
    expect(existsSync(join(ROOT, update.directory, file[update['package-ecosystem']] ?? '?'))).toBe(
      true,
    );
  for (const { 'dependency-name': ignored } of updates.flatMap(({ ignore = [] }) => ignore))
    expect(devDependencies, ignored).toHaveProperty([ignored]);
});
