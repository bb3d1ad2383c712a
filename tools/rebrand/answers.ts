import { homedir } from 'node:os';
import { z } from 'astro/zod';
import { check } from '../../src/content/read.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import drawings from '../../src/ui/icon/icons.json' with { type: 'json' };
import { codeOf, readPack } from '../new/new-language.ts';
import { moods } from './palette.ts';

const text = z.string().trim().min(1);
const labels: Readonly<Record<string, string>> = drawings.networks;
export const networks = Object.keys(labels);
const { features } = siteSchema.shape;
export const featureNames = Object.keys(features.shape) as (keyof typeof features.shape)[];

/** Adds https:// to an address and removes slashes at its end. */
const address = (url: string) =>
  (/^[a-z]+:/i.test(url) ? url : `https://${url}`).replace(/\/+$/, '');

/** Questions of `npm run rebrand`, in this order. */
const asked = {
  name: text.describe('Name of the brand'),
  url: text
    .transform((url) => address(url))
    .refine(
      (url) => URL.canParse(url) && new URL(url).hostname.includes('.'),
      'must be an address such as https://agency.com',
    )
    .describe('Address of the site, such as https://agency.com'),
  email: text.describe('Email address for visitors'),
  phone: text
    .regex(
      /^none$|^\+[\d\s().-]{6,}$/,
      'must be none, or + with the country code and the number, such as +44 20 7946 0123',
    )
    .describe('Telephone number, as people write it, with + and the country code, or none'),
  street: text.describe('Street and number, or none'),
  city: text.describe('City, or none'),
  postcode: z.coerce.string().describe('Postcode, or none'),
  country: text.describe('Country'),
  cityLine: text.describe('Order of city and postcode, such as "{postcode} {city}"'),
  language: text.describe('Language tag, such as en-GB, pt-PT or zh-Hant-TW'),
  timeZone: text.describe('Time zone, such as Europe/London'),
  holidays: text.describe('Public holidays without calls: country and region (DE-SN), or none'),
  tagline: text.describe('What the brand is, in a few words'),
  description: text.describe('What the agency does, for search results: 70 to 160 characters'),
  colors: z
    .union([z.string().transform((list) => list.split(',')), z.array(z.string())])
    .transform((list) => list.map((one) => one.trim()))
    .refine(({ length }) => length > 0 && length < 4, 'must be one to three colours')
    .describe('Colours: buttons and mark, then shapes, then links, such as #0b2545,#ff6b5e'),
  contrast: siteSchema.shape.contrast.describe(
    'Contrast: AA keeps your colours, AAA may change them',
  ),
  mood: z.enum(moods).describe('Mood: lively, or quiet (default if the second colour is grey)'),
  // Node does not expand a tilde.
  logo: text
    .transform((file) => file.replace(/^~(?=\/)/, homedir()))
    .describe('SVG file of the logo; without one the first run draws a plain mark in your colour'),
  logoKind: z
    .enum(['mark', 'wordmark'])
    .describe('Kind: mark beside the name, or wordmark with the name; by default, by shape'),
};
export type Asked = keyof typeof asked;
export const askedNames = Object.keys(asked) as Asked[];

/** Names of features, separated by commas or in a list; they become switches. */
const switches = (on: boolean) =>
  z
    .union([z.string().transform((list) => list.match(/\w+/g) ?? []), z.array(z.string())])
    .pipe(z.array(z.enum(featureNames)))
    .transform((names) => Object.fromEntries(names.map((name) => [name, on])));
export const switchNames = ['without', 'with'] as const;

/** A field without an answer stays as it is. */
export const answersSchema = z.strictObject({
  ...asked,
  without: switches(false).describe(`Features to switch off: ${featureNames.join(', ')}`),
  with: switches(true).describe('Features to switch on again'),
  social: z.record(z.string(), z.url()).describe('Addresses of profiles, by network'),
  features: features.partial().describe('Features of the site: see site.yaml'),
});
export type Answers = Partial<Omit<z.output<typeof answersSchema>, (typeof switchNames)[number]>>;

/** Returns valid answers. @param source what they were read from @throws {ContentError} with every issue */
export function readAnswers(source: string, value: unknown): Answers {
  const { without, with: back, ...answers } = check(source, answersSchema.partial(), value ?? {});
  return { ...answers, features: { ...answers.features, ...without, ...back } } as Answers;
}

/** Answers that have the same name in site.yaml, and those of the address. */
const FACTS = askedNames.filter((name) => name in siteSchema.shape && name !== 'phone');
const ADDRESS = askedNames.filter((name) => name in siteSchema.shape.address.shape);

const orNull = (answer: string | undefined) => (answer === 'none' ? null : answer);

/** Returns fields of site.yaml, by their paths, with the values of the answers; `null` removes a field. */
export function siteFields(answers: Answers): [path: string[], value: unknown][] {
  const { email, language, social, city, postcode } = answers;
  const phone = orNull(answers.phone);
  const cityLine = answers.cityLine ?? [city, postcode].find((answer) => answer === 'none');
  const fields: [string[], unknown][] = [
    ...FACTS.map((name): [string[], unknown] => [[name], answers[name]]),
    ...ADDRESS.map((name): [string[], unknown] => [
      ['address', name],
      orNull({ ...answers, cityLine }[name] as string | undefined),
    ]),
    [['booking', 'holidays'], answers.holidays],
    [['phone'], phone && { label: phone, number: phone.replace(/\(0\)|[^\d+]/g, '') }],
    [
      ['social'],
      social &&
        Object.entries(social).map(([network, profile]) => ({
          network,
          label: labels[network] ?? network,
          url: profile,
        })),
    ],
    ...Object.entries(answers.features ?? {}).map(([feature, on]): [string[], unknown] => [
      ['features', feature],
      on,
    ]),
    [['security', 'contacts'], email && [`mailto:${email}`]],
    [['security', 'languages'], language && [codeOf(language)]],
  ];
  return fields.filter(([, value]) => value !== undefined);
}

/** Countries that put the city before the postcode. */
const CITY_FIRST =
  /^(?:uk|united kingdom|england|scotland|wales|northern ireland|ireland|usa?|united states.*|canada|australia|new zealand|india|south africa|singapore|brazil)$/i;

/** Returns default answers that replace the demo's facts on the first run; in English if the language has no pack. */
export function firstAnswers(answers: Answers): Answers {
  const { name = '', country, city, postcode = 'none', language = 'en' } = answers;
  const isWhole = city !== 'none' && postcode !== 'none';
  const order = CITY_FIRST.test(country ?? '') ? '{city} {postcode}' : '{postcode} {city}';
  const { site } = {
    ...readPack('en').facts,
    ...readPack(codeOf(language)).facts,
  };
  const { tagline, description } = site as Record<'tagline' | 'description', string>;
  return {
    ...{ phone: 'none', street: 'none', postcode: 'none' },
    cityLine: isWhole ? order : 'none',
    holidays: 'none',
    tagline,
    description: fillIn(description, { name }),
    colors: ['#1f4f8f'],
    contrast: 'AA',
    social: {},
  };
}

const OPTIONAL = ['mood', 'logo', 'logoKind', ...Object.keys(firstAnswers({}))];
/** Answers that the first run needs, since nothing else replaces the demo's facts. */
export const REQUIRED = askedNames.filter((name) => !OPTIONAL.includes(name));
