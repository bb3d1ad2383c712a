import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Starts Astro and therefore stands among the gates: every other mistake is tried in build/check-content.test.ts. */
const ROOT = resolve(import.meta.dirname, '../..');
let site = '';

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'content-errors-'));
  const assets = join(ROOT, 'src/assets');
  for (const name of [
    'astro.config.ts',
    'package.json',
    'tsconfig.json',
    'contract',
    'integrations',
  ])
    cpSync(join(ROOT, name), join(site, name), { recursive: true });
  cpSync(join(ROOT, 'src'), join(site, 'src'), {
    recursive: true,
    filter: (source) => source !== assets,
  });
  symlinkSync(assets, join(site, 'src/assets'));
  symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const edit = (file: string, from: string | RegExp, to: string) => {
  const path = join(site, 'src/content', file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, changed);
};
/** Puts one more entry into a list. JSON is YAML, too. */
const add = (file: string, entry: object) => {
  const path = join(site, 'src/content', file);
  const entries = (load(readFileSync(path, 'utf8')) ?? []) as object[];
  writeFileSync(path, JSON.stringify([...entries, entry]));
};
const build = () => {
  const astro = join(site, 'node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: site,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

it('form service and policy follow .env', () => {
  writeFileSync(join(site, '.env'), 'FORM_ENDPOINT=https://forms.example/f/contact\n');
  const code = [
    "await import('./astro.config.ts');",
    "const { site } = await import('./src/content/site.ts');",
    "const { contentSecurityPolicy } = await import('./build/security-headers-policy.ts');",
    'console.log(site.form.endpoint, contentSecurityPolicy([], []));',
  ].join('\n');
  const { FORM_ENDPOINT: _, ...env } = process.env;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: site,
    env,
    encoding: 'utf8',
  });
  rmSync(join(site, '.env'));
  expect(said).toContain('https://forms.example/f/contact default-src');
  expect(said).toMatch(/connect-src 'self' https:\/\/forms\.example;/);
  expect(said).toMatch(/form-action 'self' https:\/\/forms\.example;/);
});

it('mistakes in records stop the build in one block without a stack', () => {
  add('faq.yaml', { id: '99999', question: 'Why?', anwser: 'So.' });
  add('testimonials.yaml', {
    id: '99999',
    name: 'Name',
    designation: 'Role',
    message: 'Praise.',
    project: '999',
    rating: 5,
  });
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output.split('\n').filter((line) => line.includes('src/content/'))).toEqual([
    expect.stringMatching(
      /^src\/content\/faq\.yaml: entry .*, answer: is missing; add a text \(.+\)$/,
    ),
    expect.stringMatching(
      /^src\/content\/faq\.yaml: entry .*, anwser: .* correct its spelling \(answer\?\)/,
    ),
    expect.stringMatching(
      /^src\/content\/testimonials\.yaml: entry .*, project: "999" is not in projects\/; write one of: /,
    ),
  ]);
  expect(output).not.toMatch(/^\s+at |Stack trace/m);
});

it('a setting that cannot be honoured stops the build and says what to write', () => {
  edit('site.yaml', /^url: .*/m, 'url: https://agency.example/services');
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toMatch(
    /src\/content\/site\.yaml: url: has the path "\/services", .*choose another path/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});
