import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterBuild } from './after-build.ts';
import { embedContent } from './content.ts';

const ROOT = new URL('..', import.meta.url);

/** Bundles the form service's command line with its texts and emails: dist/server/cli.mjs. */
export const commandLine = () =>
  afterBuild('command-line', async ({ dir }) => {
    await build({
      configFile: false,
      root: fileURLToPath(ROOT),
      logLevel: 'error',
      plugins: [embedContent()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/server/cli.ts',
        outDir: fileURLToPath(new URL('../server', dir)),
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          output: { entryFileNames: 'cli.mjs', chunkFileNames: 'cli/[name].mjs' },
        },
      },
    });
  });
