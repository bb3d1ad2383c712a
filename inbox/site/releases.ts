import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HttpReply, HttpRequest } from '../http/http.ts';
import { errorFields, type Log } from '../log.ts';
import { type StaticSite, staticSite } from './static-files.ts';

const LOOK_MS = 500;

/**
 * Serves the built site in a folder. Where that is a link to a release, a new
 * release is served as soon as the link leads there, whole, and the releases beside it still give
 * hashed files to pages that were delivered before.
 */
export function siteReleases(folder: string, log: Log): StaticSite {
  const isLink = lstatSync(folder).isSymbolicLink();
  let root = realpathSync(folder);
  let current = staticSite(root);
  let older = isLink ? othersBeside(root) : [];
  let looked = performance.now();

  async function follow() {
    const now = performance.now();
    if (!isLink || now - looked < LOOK_MS) return;
    looked = now;
    const target = await realpath(folder).catch(() => root);
    if (target === root) return;
    root = target;
    try {
      current = staticSite(root);
      older = othersBeside(root);
      log.info('release_served');
    } catch (error) {
      log.error('release_refused', errorFields(error));
    }
  }

  async function handle(request: HttpRequest): Promise<HttpReply> {
    await follow();
    const reply = await current.handle(request);
    if (reply.status !== 404 || !request.path.startsWith('/_astro/')) return reply;
    for (const site of older) {
      const old = await site.handle(request);
      if (old.status !== 404) return old;
    }
    return reply;
  }

  return { handle, serverError: (request) => current.serverError(request) };
}

function othersBeside(root: string): StaticSite[] {
  const parent = dirname(root);
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && join(parent, entry.name) !== root)
    .map((entry) => staticSite(join(parent, entry.name)));
}
