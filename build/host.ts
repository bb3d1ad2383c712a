import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { allSettings, environment } from '../src/content/environment.ts';
import { site } from '../src/content/site.ts';
import { afterBuild } from './after-build.ts';

/** Options of the official adapters. `npm run host` installs adapters for hosts other than Node. */
const OPTIONS = {
  node: { mode: 'middleware', bodySizeLimit: 64 * 1024 + 1 },
  netlify: { imageCDN: false },
  vercel: {},
  // Node and sharp render pages: workerd has no files.
  cloudflare: { prerenderEnvironment: 'node', imageService: 'custom' },
};
type Host = keyof typeof OPTIONS;

const isHost = (name: string): name is Host => Object.hasOwn(OPTIONS, name);

function wantedHost(): Host {
  const { ADAPTER } = environment;
  if (ADAPTER && isHost(ADAPTER)) return ADAPTER;
  if (ADAPTER)
    throw new Error(`ADAPTER is "${ADAPTER}"; write one of ${Object.keys(OPTIONS).join(', ')}`);
  const { NETLIFY, VERCEL, WORKERS_CI } = process.env;
  return NETLIFY ? 'netlify' : VERCEL ? 'vercel' : WORKERS_CI ? 'cloudflare' : 'node';
}

/** The host that the build is for, with its adapter or with static pages only. */
export const wanted = wantedHost();
const isInstalled = existsSync(new URL(`../node_modules/@astrojs/${wanted}`, import.meta.url));

/** The host whose adapter the build uses: Node's if that of the wanted host is not installed. */
export const host: Host = isInstalled ? wanted : 'node';

export async function adapter(): Promise<AstroIntegration> {
  const { default: create } = await import(/* @vite-ignore */ `@astrojs/${host}`);
  return create(OPTIONS[host]);
}

const LEFT_OUT = '\0left-out';

/** Empties modules that pages on request never use, and cannot load on hosts other than Node. */
export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: { filter: { id: /^sharp$|\/sqlite\.ts$/ }, handler: () => LEFT_OUT },
  load: {
    filter: { id: new RegExp(`^${LEFT_OUT}$`) },
    handler: () => 'export default undefined; export const openSqliteStore = undefined;',
  },
});

/** Returns the reason why the contact form cannot work on this host, or undefined. */
function formProblem(): string | undefined {
  const isOwn = site.form.endpoint.startsWith('/');
  if (!isOwn) return undefined;
  if (host !== wanted)
    return `THE CONTACT FORM LEADS NOWHERE: THIS BUILD FOR ${wanted.toUpperCase()} HAS STATIC PAGES ONLY.
Run "npm run host -- ${wanted}" and commit what it changes, or set FORM_ENDPOINT (docs/guides/hosts.md).`;
  if (host === 'node' || allSettings.DATABASE_URL) return undefined;
  return `NO ENQUIRY CAN BE STORED UNLESS DATABASE_URL IS SET: ${host.toUpperCase()} KEEPS NO FILES.
Set it on the host, or set FORM_ENDPOINT for the build (docs/guides/hosts.md).`;
}

/** Lists at the end of a build what the host lacks, so that nobody overlooks it. */
export const hostNotes = () =>
  afterBuild('host', ({ logger }) => {
    const problem = formProblem();
    if (problem) logger.warn(problem);
  });
