import { z } from 'astro/zod';
import sharp from 'sharp';
import { embedOf, embedServices } from '../../src/content/embeds.ts';
import { contentError } from '../../src/content/issues.ts';
import { CONTENT } from '../../src/content/read.ts';
import { yamlOf } from '../yaml/yaml-text.ts';

const answer = z.object({ title: z.string().min(1), thumbnail_url: z.url() });

/** Width of a text column on a dense screen, in pixels. */
const WIDTH = 1280;

/** Asks a film's service (https://oembed.com). Returns files with its title and poster. @throws {ContentError} */
export async function newEmbed(
  address: string,
  ask: typeof fetch = fetch,
): Promise<Map<string, string | Buffer>> {
  const embed = embedOf(address);
  const known = Object.values(embedServices).map(({ name }) => name);
  if (!embed)
    throw contentError(
      'address',
      '',
      `${address} is not a film on ${known.join(' or ')}; write the address of one`,
    );
  const { name, oembed } = embedServices[embed.service];
  const get = async (from: string) => {
    const response = await ask(from).catch(() => undefined);
    if (response?.ok) return response;
    const fault = response ? `answers ${response.status}` : 'does not answer';
    throw contentError(address, '', `${name} ${fault}; check the address and the connection`);
  };
  const told = await get(`${oembed}?format=json&url=${encodeURIComponent(address)}`);
  const { title, thumbnail_url } = answer.parse(await told.json());
  const poster = await (await get(thumbnail_url)).arrayBuffer();
  return new Map<string, string | Buffer>([
    [`${CONTENT}/${embed.file}.yaml`, yamlOf({ title })],
    [
      `${CONTENT}/${embed.file}.jpg`,
      await sharp(poster).resize({ width: WIDTH, withoutEnlargement: true }).jpeg().toBuffer(),
    ],
  ]);
}
