import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { embedContent } from './content.ts';

/** Bundles the command line of the form service with its texts and emails beside the server: dist/server/cli.mjs. */
export function commandLine(): AstroIntegration {
  let root: URL;
  let outDir: URL;
  return {
    name: 'command-line',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
        outDir = config.build.server;
      },
      'astro:build:done': async () => {
        await build({
          configFile: false,
          root: fileURLToPath(root),
          logLevel: 'error',
          plugins: [embedContent(root)],
          ssr: { noExternal: true },
          build: {
            ssr: 'src/server/cli.ts',
            outDir: fileURLToPath(outDir),
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              output: { entryFileNames: 'cli.mjs', chunkFileNames: 'cli/[name].mjs' },
            },
          },
        });
      },
    },
  };
}
