import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { asFileName } from '../../src/content/records.ts';
import type { Editor } from '../../src/content/schema/site.ts';
import { basePath, editorPath, site } from '../../src/content/site.ts';
import { afterBuild } from '../after-build.ts';
import type { Config } from './fields.ts';
import { sveltiaConfig } from './sveltia-config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = 'virtual:editor-config';
export const ENTRY = 'build/editor/main.ts';

/** Returns Sveltia's Git host. Without `authUrl` or `appId`, people sign in with an access token. */
const backendOf = ({ backend, repo, branch, authUrl, appId }: Editor): Config => ({
  name: backend,
  repo,
  branch,
  ...(authUrl && { base_url: authUrl }),
  ...(appId && { app_id: appId, auth_type: 'pkce' }),
});

/** Name in the editor's greeting if site.yaml has no Git host. It then opens only local folders. */
const repo = `local/${asFileName(site.name) || 'site'}`;
const NO_HOST: Editor = { backend: 'github', repo, branch: 'main' };

/** Whether the editor is installed: `npm run edit` adds it. */
export const isInstalled = () => existsSync(join(ROOT, 'node_modules/@sveltia/cms'));

/** Returns Vite's configuration for the editor, with Sveltia's in it. */
export const editorBundle = (): InlineConfig => ({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  plugins: [
    {
      name: 'editor-config',
      resolveId: (id) => (id === CONFIG ? `\0${CONFIG}` : undefined),
      load: (id) =>
        id === `\0${CONFIG}`
          ? `export default ${JSON.stringify(sveltiaConfig(backendOf(site.editor ?? NO_HOST)))}`
          : undefined,
    },
  ],
});

/** Returns the page of the editor, or the one that redirects to it. @param head its script or redirect */
export const editorPage = (head: string, body = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    ${head}
  </head>
  <body>${body}</body>
</html>
`;
export const editorScript = (src: string) => `<script type="module" src="${src}"></script>`;

/** Builds the editor below /admin if site.yaml names a Git host. No page links to it. */
export const editor = () =>
  afterBuild('editor', async ({ dir, logger }) => {
    if (!site.editor) return;
    if (!isInstalled())
      throw new Error(
        'src/content/site.yaml: editor: package.json lacks @sveltia/cms; run npm run edit once, and commit package.json and package-lock.json',
      );
    const client = fileURLToPath(dir);
    await build({
      ...editorBundle(),
      base: `${basePath}/admin/`,
      build: {
        outDir: join(client, 'admin'),
        copyPublicDir: false,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: ENTRY, output: { entryFileNames: 'editor.js' } },
      },
    });
    const page = join(client, `${editorPath}.html`);
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, editorPage(editorScript(`${basePath}/admin/editor.js`)));
    // Rules of static hosts match paths by depth alone, so the page is deeper than /admin.
    const address = `${basePath}${editorPath}`;
    const refresh = `<meta http-equiv="refresh" content="0; url=${address}">`;
    const door = editorPage(refresh, `<a href="${address}">Editor</a>`);
    await writeFile(join(client, 'admin.html'), door);
    logger.info(`/admin edits ${site.editor.repo}`);
  });
