import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Reads site.yaml with these settings; returns the site, or the reported issues. */
function siteWith(file: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  for (const own of ['src/content', 'src/assets']) symlinkSync(resolve(own), join(folder, own));
  writeFileSync(join(folder, '.env'), file);
  const code = `console.log(JSON.stringify((await import('${resolve('src/content/site.ts')}')).site))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { site: stdout && JSON.parse(stdout), stderr };
}

it('settings come from .env and from the environment, which wins', () => {
  const file =
    'FORM_ENDPOINT=https://forms.example/a\nCOMMENTS_SHORT_NAME=from-file\nFORM_REDIRECT_FIELD=\n';
  const { site } = siteWith(file, {
    FORM_ENDPOINT: 'https://forms.example/b',
    FORM_HIDDEN_FIELDS: 'access_key=a-1&subject=New%20enquiry',
  });
  expect(site).toMatchObject({
    form: {
      endpoint: 'https://forms.example/b',
      redirectField: '_next',
      hiddenFields: { access_key: 'a-1', subject: 'New enquiry' },
    },
    comments: { shortName: 'from-file' },
  });
});

it('a setting that does not fit is named', () => {
  const { stderr } = siteWith('', { FORM_ENDPOINT: 'forms.example' });
  expect(stderr).toContain(
    'FORM_ENDPOINT (environment or .env): must be a path such as /f/contact or begin with https://',
  );
});
