import { defineMiddleware } from 'astro:middleware';
import { language, languageOfPath } from '../content/language.ts';
import { basePath } from '../content/site.ts';
import { withoutBase } from '../lib/site-path.ts';
import { linkTarget } from './translations.ts';

const LINK = /<a\s[^>]*?href="(\/[^"]*)"[^>]*>/g;
const ATTRIBUTE = /\shref="[^"]*"/;
/** Files shared by all languages. */
const SHARED = /^\/(?:_astro|films|\.well-known)\//;

/** Points links on another language's page to the page in that language, or else to the default language's, with `hreflang`. */
export const onRequest = defineMiddleware(async ({ isPrerendered, url }, next) => {
  const response = await next();
  const inLanguage = isPrerendered
    ? language
    : languageOfPath(withoutBase(basePath, url.pathname) ?? '/');
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (inLanguage.isDefault || !isHtml) return response;
  const target = await linkTarget(inLanguage);
  const own = `/${inLanguage.code}`;
  const html = (await response.text()).replaceAll(LINK, (tag, address: string) => {
    // Data for scripts already includes the base path.
    const path = withoutBase(basePath, address) ?? address;
    if (SHARED.test(path) || path === own || path.startsWith(`${own}/`) || /\shreflang=/i.test(tag))
      return tag;
    const { href, lang } = target(path);
    const told = lang ? ` hreflang="${lang}" lang="${lang}"` : '';
    return tag.replace(ATTRIBUTE, ` href="${href}"${told}`);
  });
  return new Response(html, response);
});
