import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { contentError } from '../src/content/issues.ts';
import { basePath, site } from '../src/content/site.ts';

/** Throws if the base path is a page of the site, below which every link would seem to have it. */
function mustDiffer(pages: URL) {
  const [, first = ''] = basePath.split('/');
  const own = readdirSync(pages).map((name) => name.replace(/\.(?:astro|ts)$/, ''));
  if (!own.includes(first)) return;
  const message = `has the path "/${first}", which is a page of the site; choose another path`;
  throw contentError('src/content/site.yaml', 'url', message);
}

/** Puts the path of the site's address, if any, before the links of every page. */
export function basePathLinks(): AstroIntegration {
  return {
    name: 'base-path',
    hooks: {
      'astro:config:setup': ({ command, config, addMiddleware, updateConfig }) => {
        if (basePath === '') return;
        mustDiffer(new URL('pages', config.srcDir));
        updateConfig({
          site: new URL(site.url).origin,
          base: basePath,
          // Home is /site/, which the development server would reject.
          ...(command === 'dev' && { trailingSlash: 'ignore' }),
        });
        addMiddleware({
          order: 'post',
          entrypoint: new URL('./base-path-middleware.ts', import.meta.url),
        });
      },
    },
  };
}
