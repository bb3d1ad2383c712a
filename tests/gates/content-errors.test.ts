import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Runs Astro, so it is a gate: build/check-content.test.ts and src/content/issues.test.ts have a case for every rule. */
const ROOT = resolve(import.meta.dirname, '../..');
let site = '';

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'content-errors-'));
  const assets = join(ROOT, 'src/assets');
  for (const name of ['astro.config.ts', 'package.json', 'tsconfig.json', 'build'])
    cpSync(join(ROOT, name), join(site, name), { recursive: true });
  cpSync(join(ROOT, 'src'), join(site, 'src'), {
    recursive: true,
    filter: (source) => source !== assets,
  });
  symlinkSync(assets, join(site, 'src/assets'));
  symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const change = (file: string, edit: (text: string) => string) => {
  const path = join(site, 'src/content', file);
  const text = readFileSync(path, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${file} is unchanged`);
  writeFileSync(path, changed);
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

it('applies FORM_ENDPOINT of .env to the form and to the policy', () => {
  writeFileSync(join(site, '.env'), 'FORM_ENDPOINT=https://forms.example/f/contact\n');
  const code = [
    "await import('./astro.config.ts');",
    "const { site } = await import('./src/content/site.ts');",
    "const { contentSecurityPolicy } = await import('./src/model/security-headers.ts');",
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

it('stops the build and lists the issues of records without a stack', () => {
  // JSON is YAML.
  change('faq.yaml', (text) => {
    const entries = (load(text) ?? []) as object[];
    return JSON.stringify([...entries, { id: '99999', question: 'Why?', anwser: 'So.' }]);
  });
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output.split('\n').filter((line) => line.includes('src/content/'))).toEqual([
    expect.stringMatching(/^src\/content\/faq\.yaml: entry 99999, answer: is missing; add a text/),
    expect.stringMatching(/^src\/content\/faq\.yaml: entry 99999, anwser: is not a field/),
  ]);
  expect(output).not.toMatch(/^\s+at |Stack trace/m);
});

it('stops the build when the path of the site is that of a page', () => {
  change('site.yaml', (text) => text.replace(/^url: .*/m, 'url: https://agency.example/services'));
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toMatch(
    /src\/content\/site\.yaml: url: has the path "\/services", .*choose another path/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});
