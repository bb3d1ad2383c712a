import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { contact } from '../content/pages/contact.ts';
import { site } from '../content/site.ts';
import { byId } from '../lib/by-id.ts';

// A file of this folder may not begin with an underscore, so its name comes as a parameter.
export const getStaticPaths = (() => [{ params: { inbox: '_inbox' } }]) satisfies GetStaticPaths;

/** What the form service must know of the site (inbox/facts.ts reads it); its server never serves this file. */
export const GET: APIRoute = async () =>
  new Response(
    JSON.stringify({
      name: site.name,
      email: site.email,
      interests: (await getCollection('services')).sort(byId).map(({ data }) => data.name),
      budgets: contact.form.budgets.map(({ label, disabled }) => ({ label, disabled })),
      replyBy: `within ${site.form.replyWithin}`,
      booking: site.booking,
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );
