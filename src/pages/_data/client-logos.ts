import { withBase } from '../../lib/base-path.ts';
import { entries } from '../../model/entries.ts';
import { demoLabel } from './demo.ts';

const sources = import.meta.glob<string>('../../assets/clients/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Logo {
  id: string;
  viewBox: string;
  body: string;
}

function readLogo(logo: string): Logo {
  const source = sources[`../../assets/clients/${logo}.svg`] ?? '';
  const viewBox = source.match(/viewBox="([^"]+)"/)?.[1];
  const body = source.match(/<svg[^>]*>([\s\S]*)<\/svg>/)?.[1];
  if (!viewBox || !body)
    throw new Error(`src/assets/clients/${logo}.svg: needs <svg viewBox="…">…</svg>`);
  return { id: logo, viewBox, body };
}

async function readLogos() {
  return (await entries('clients')).map(({ data }) => ({
    client: data,
    logo: readLogo(data.logo),
  }));
}

/**
 * What the ribbon needs of each client: name, trade, address in the sheet, proportions; one label where any is invented.
 * @param testimonials id of the page's carousel of testimonials, to which a logo leads; none without it
 */
export async function clientLogos(testimonials?: string) {
  const read = await readLogos();
  const logos = read.map(({ client, logo }) => {
    const [, , width = 0, height = 1] = logo.viewBox.split(/[\s,]+/).map(Number);
    return {
      name: client.name,
      industry: client.industry,
      praise: testimonials && client.testimonial && `#${testimonials}-${client.testimonial}`,
      href: withBase(`/client-logos.svg#${logo.id}`),
      ratio: width / height,
    };
  });
  return { logos, demo: demoLabel(read.some(({ client }) => client.demo)) };
}

/** One SVG sheet with a symbol for each client, so that fourteen logos cost one request. */
export async function clientLogoSheet(): Promise<string> {
  const symbols = (await readLogos()).map(
    ({ logo }) => `<symbol id="${logo.id}" viewBox="${logo.viewBox}">${logo.body.trim()}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
