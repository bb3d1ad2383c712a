import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import type { z } from 'astro/zod';
import { features } from '../../content/features.ts';
import { readYamlFile } from '../../content/files.ts';
import { localPath } from '../../content/language.ts';
import { displaySettings, search } from '../../content/pages.ts';
import { check } from '../../content/read.ts';
import { withBase } from '../../lib/base-path.ts';

/** The demo's schemas are beside their texts, so that its folder can be deleted. */
const demoSchemas = import.meta.glob<z.ZodType>('../../demo/*/*-words.ts', {
  eager: true,
  import: 'default',
});

const demoTexts = Object.entries(demoSchemas).map(([path, schema]) => {
  const file = path.replace('../..', 'src').replace(/ts$/, 'yaml');
  return [basename(file, '-words.yaml'), check(file, schema, readYamlFile(file))] as const;
});

/** Texts of scripts that load on use. The scripts fetch them by these names (browser/load-texts.ts). */
const allTexts = {
  ...(features.search && { search }),
  ...(features.displaySettings && { 'display-settings': displaySettings }),
  ...Object.fromEntries(demoTexts),
};

/** Localises links, since no middleware sees them. */
const localHref = (key: string, value: unknown) =>
  key === 'href' ? withBase(localPath(String(value))) : value;

export const getStaticPaths = () =>
  Object.entries(allTexts).map(([name, texts]) => ({ params: { name }, props: { texts } }));

export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props.texts, localHref), {
    headers: { 'content-type': 'application/json' },
  });
