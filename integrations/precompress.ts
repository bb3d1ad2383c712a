import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files-below.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What shrinks: text. Pictures and fonts are compressed already. */
const TEXT = ['.html', '.css', '.js', '.svg', '.xml', '.json', '.txt', '.md', '.webmanifest'];
/** Below this a compressed copy saves less than a packet. */
const LEAST_BYTES = 512;

/** Lays a brotli (quality 11) and a gzip copy beside every text file, so that no server compresses on the way. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = await filesBelow(fileURLToPath(dir), ...TEXT);
        const queue = files[Symbol.iterator]();
        const worker = async () => {
          for (const file of queue) {
            const content = await readFile(file);
            if (content.length < LEAST_BYTES) continue;
            const [br, gz] = await Promise.all([
              brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
              gzipped(content, { level: 9 }),
            ]);
            await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
          }
        };
        await Promise.all(Array.from({ length: cpus().length + 1 }, worker));
        logger.info(`${files.length} files compressed`);
      },
    },
  };
}
