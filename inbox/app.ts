import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../contract/site-config.ts';
import { underBase, withoutBase } from '../src/lib/site-path.ts';
import { jsonReply, problemReply } from './http/answer.ts';
import type { HttpReply, HttpRequest } from './http/http.ts';
import { HttpError } from './http/http-error.ts';
import { serviceHeaders } from './pages/html.ts';
import type { StaticSite } from './site/static-files.ts';

type Handler = (request: HttpRequest) => Promise<HttpReply>;

const STYLE = readFileSync(join(import.meta.dirname, 'pages', 'style.css'), 'utf8');

/** What visitors talk to, in one language. */
export interface Forms {
  siteConfig: SiteConfig;
  contact: Handler;
  /** Null when the site's configuration names no hours. */
  booking: Handler | null;
}

export interface AppParts {
  site: StaticSite | null;
  /** In the default language. */
  forms: Forms;
  /** In the others, by their codes. */
  languages: ReadonlyMap<string, Forms>;
  health: Handler;
}

/** Paths of the service, after the language of the page that the visitor came from. */
const OURS = /^(?:\/([a-z]{2,3}))?(\/(?:f|booking)(?:\/.*)?)$/;

/** Builds the one function every request goes through, and one for when it fails. */
export function createApp({ site, forms, languages, health }: AppParts) {
  const routes = new Map<string, Handler>([
    ['/health', health],
    ['/_inbox/style.css', serveStyle(forms.siteConfig)],
  ]);

  const { base } = forms.siteConfig;

  /** Takes the base path from what is asked and puts it before what is redirected to; between them nobody knows it. */
  async function handle(request: HttpRequest): Promise<HttpReply> {
    if (base === '') return answer(request);
    // Whoever watches over the server asks at its root.
    if (request.path === '/health') return health(request);
    if (site && (request.path === '/' || request.path === base))
      return redirectHome(`${base}/${request.query}`);
    // What is not below the base is a page that nobody has; a form service on a host of its own may be named without.
    const path = withoutBase(base, request.path) ?? (site ? '/404' : request.path);
    const reply = await answer({ ...request, path });
    const { location } = reply.headers;
    if (!location) return reply;
    return { ...reply, headers: { ...reply.headers, location: underBase(base, location) } };
  }

  async function answer(request: HttpRequest): Promise<HttpReply> {
    const [, code = '', path = ''] = OURS.exec(request.path) ?? [];
    // A language that the site does not have, any more, loses nobody's enquiry.
    const { siteConfig, contact, booking } = languages.get(code) ?? forms;
    if (path === '/f/contact') return contact({ ...request, path });
    if (path.startsWith('/f/')) return problemReply(new HttpError(404, 'unknown_form'), siteConfig);
    if (path.startsWith('/booking') && booking) return booking({ ...request, path });
    const route = routes.get(request.path);
    if (route) return route(request);
    if (site) return site.handle(request);
    return jsonReply(404, { status: 404, title: 'Not Found' }, 'application/problem+json');
  }

  async function onError(request: HttpRequest): Promise<HttpReply> {
    const page = await site?.serverError(request).catch(() => null);
    const path = withoutBase(base, request.path) ?? request.path;
    if (page && !OURS.exec(path)?.[2]?.startsWith('/f/')) return page;
    return jsonReply(500, { status: 500, title: 'Internal Server Error' });
  }

  return { handle, onError };
}

const redirectHome = (location: string): HttpReply => ({
  status: 307,
  headers: { ...serviceHeaders(), location },
});

/** The style of the service's pages, in the site's colours. */
function serveStyle({ colours }: SiteConfig): Handler {
  const tokens = Object.entries(colours).map(([name, colour]) => `--${name}:${colour};`);
  const body = `:root{${tokens.join('')}}\n${STYLE}`;
  const headers = {
    ...serviceHeaders(),
    'cache-control': 'public, max-age=3600',
    'content-type': 'text/css; charset=utf-8',
  };
  return async () => ({ status: 200, headers, body });
}
