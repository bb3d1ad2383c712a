import type { CollectionEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { controls } from '../content/navigation.ts';
import { ownPageRecord } from '../content/pages.ts';
import { pageAddress } from '../model/addresses.ts';
import { entries } from '../model/entries.ts';
import { absoluteMarkdown } from '../model/markdown/absolute-markdown.ts';

export const getStaticPaths = (async () => {
  const pages = await entries('ownPages', 'translated');
  return pages
    .filter(({ data }) => ownPageRecord(data).markdown)
    .map((entry) => ({ params: { page: entry.data.path.slice(1) }, props: { entry } }));
}) satisfies GetStaticPaths;

/** The text of a page without head and bands, with name, description and address on top. */
export const GET: APIRoute<{ entry: CollectionEntry<'ownPages'> }> = async ({ props }) => {
  const { name, description, path, demo } = props.entry.data;
  const head = [`# ${name}`, `> ${description}`, pageAddress(path)];
  if (demo) head.push(controls.demo.label);
  return new Response(`${[...head, await absoluteMarkdown(props.entry)].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
