import { getCollection } from 'astro:content';
import type { ClientMark } from '../../sections/trusted-by/trusted-by.tsx';

const sources = import.meta.glob<string>('../../assets/clients/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Mark {
  id: string;
  viewBox: string;
  body: string;
}

/** Reads a client's word mark; says which client and which file where there is none or it has no viewBox. */
function readMark(logo: string, client: string): Mark {
  const source = sources[`../../assets/clients/${logo}.svg`];
  if (!source)
    throw new Error(
      `src/content/clients.yaml: ${client}: logo "${logo}" names no file in src/assets/clients/`,
    );
  const viewBox = source.match(/viewBox="([^"]+)"/)?.[1];
  const body = source.match(/<svg[^>]*>([\s\S]*)<\/svg>/)?.[1];
  if (!viewBox || !body)
    throw new Error(`src/assets/clients/${logo}.svg: needs <svg viewBox="…">…</svg>`);
  return { id: logo, viewBox, body };
}

/** The word marks of all clients, in the order of clients.yaml. */
async function readMarks() {
  return (await getCollection('clients')).map(({ data }) => ({
    client: data,
    mark: readMark(data.logo, data.name),
  }));
}

/** What the ribbon needs of each client: name, address in the sheet, proportions. */
export async function clientMarks(): Promise<ClientMark[]> {
  return (await readMarks()).map(({ client, mark }) => {
    const [, , width = 0, height = 1] = mark.viewBox.split(/[\s,]+/).map(Number);
    return { name: client.name, href: `/client-marks.svg#${mark.id}`, ratio: width / height };
  });
}

/** One SVG sheet with a symbol for each client, so that fourteen marks cost one request. */
export async function clientMarkSheet(): Promise<string> {
  const symbols = (await readMarks()).map(
    ({ mark }) => `<symbol id="${mark.id}" viewBox="${mark.viewBox}">${mark.body.trim()}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
