import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { environment } from '../src/content/environment.ts';
import { commentsAreSetUp } from '../src/content/features.ts';
import { commentsFramePath, site } from '../src/content/site.ts';
import { listFiles } from './list-files.ts';
import { headersFile } from './security-headers-file.ts';
import {
  commentsPolicy,
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  toastStyleHashes,
} from './security-headers-policy.ts';

/** The module that browsers get: the package's `import` entry, beside what `require` resolves to. */
export const sonnerModule = join(
  dirname(createRequire(import.meta.url).resolve('sonner')),
  'index.mjs',
);

/** Writes the security headers of the finished site to `_headers`. */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await listFiles(fileURLToPath(dir), '.html');
        const sonner = await readFile(sonnerModule, 'utf8');
        const scripts = new Set<string>();
        const styles = new Set(toastStyleHashes(sonner));
        for (const page of pages) {
          const html = await readFile(page, 'utf8');
          for (const hash of inlineScriptHashes(html)) scripts.add(hash);
          for (const hash of inlineStyleHashes(html)) styles.add(hash);
        }
        const policy = contentSecurityPolicy([...scripts].sort(), [...styles].sort());
        const exception = commentsAreSetUp
          ? { path: commentsFramePath, policy: commentsPolicy(site.comments.shortName) }
          : undefined;
        await writeFile(
          new URL('_headers', dir),
          headersFile(policy, exception, environment.HSTS_SUBDOMAINS === 'true'),
        );
        logger.info(
          `_headers: ${pages.length} pages, ${scripts.size} inline scripts and ${styles.size} styles allowed by hash`,
        );
      },
    },
  };
}
