import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { languageConfigSchema, type SiteConfigInput } from '../../contract/site-config.ts';
import { features } from '../content/features.ts';
import { direction, localPath } from '../content/language.ts';
import { contact, formService, pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { basePath, withBase } from '../lib/base-path.ts';
import { byId } from '../lib/by-id.ts';
import { themes, tokenValue } from '../theme/token-value.ts';
import tokens from '../theme/tokens.css?raw';

// A file of this folder may not begin with an underscore, so its name comes as a parameter.
export const getStaticPaths = (() => [{ params: { inbox: '_inbox' } }]) satisfies GetStaticPaths;

const labels = Object.entries({ ...contact.booking.picker, ...contact.form.fields }).flatMap(
  ([name, copy]) => (typeof copy === 'object' && 'label' in copy ? [[name, copy.label]] : []),
);
const COLOURS = ['page', 'surface', 'text', 'action', 'action-text', 'accent'] as const;

/** A colour in both themes; a notation with parentheses would not fit into light-dark() by the contract. */
function bothThemes(name: string): string {
  const [light = '', dark = ''] = themes.map((theme) => tokenValue(tokens, name, theme));
  return light === dark || /\(/.test(light + dark) ? light : `light-dark(${light}, ${dark})`;
}

/** What the form service must know of the site; our own server never serves this file. */
export const GET: APIRoute = async () => {
  const services = (await getCollection('services')).sort(byId);
  const config: SiteConfigInput = {
    name: site.name,
    email: site.email,
    language: site.language,
    direction: direction(site.language),
    folder: localPath('/').replace(/\/$/, ''),
    labels: Object.fromEntries(labels),
    options: {
      interests: services.map(({ data }) => data.name),
      budget: contact.form.budgets.filter(({ disabled }) => !disabled).map(({ label }) => label),
    },
    replyWithin: site.form.replyWithin,
    base: basePath,
    homePath: withBase(localPath('/')),
    contactPath: withBase(localPath(pages.contact.path)),
    thanksPath: withBase(localPath(`${pages.contact.path}#thanks`)),
    ...(features.booking && { booking: site.booking }),
    messages: formService,
    colours: Object.fromEntries(COLOURS.map((name) => [name, bothThemes(name)])),
  };
  const body = JSON.stringify(languageConfigSchema.parse(config));
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};
