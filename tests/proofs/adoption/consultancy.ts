import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { content, edit, filesIn, finishTexts, type Records, rebrandAs } from './agency.ts';

/** What a consultancy for procurement law answers: German first, an address with www, a dark colour and a grey. */
export const rebrandConsultancy = rebrandAs({
  ...{ name: 'Kessler & Brandt', url: 'https://www.kessler-brandt.de' },
  ...{ email: 'kanzlei@kessler-brandt.de', phone: '+49 341 2233445' },
  ...{ street: 'Karl-Liebknecht-Straße 12', postcode: '04107', city: 'Leipzig' },
  ...{ country: 'Deutschland', language: 'de-DE', timeZone: 'Europe/Berlin' },
  tagline: 'Beratung für Vergaberecht und Digitalisierung',
  description:
    'Kessler & Brandt berät Behörden, Krankenhäuser und Stadtwerke bei Ausschreibungen und bei der Digitalisierung ihrer Verwaltung.',
  colors: '#6d1f33,#6b6f76',
  without: 'insights',
});

export const consultancyRecords: Records = {
  service: [
    'Vergaberechtsberatung',
    'Verwaltungsdigitalisierung',
    'Ausschreibungsmanagement',
    'Nachprüfungsverfahren vor der Vergabekammer',
    'Schulungen',
  ],
  industry: ['Gesundheitswesen', 'Wohnungswirtschaft', 'Bundes- und Landesverwaltung'],
  project: [
    'E-Vergabe für eine Großstadt',
    'Rahmenvereinbarung für Krankenhausinformationssysteme',
  ],
  person: [
    ...['Dr. Annegret Kessler', 'Jörg Brandt', 'Zeynep Öztürk-Weißenfels'],
    ...['Thomas Müller', 'Friederike von Hohenlohe', 'Björn Straßburger'],
  ],
};

/** Headings for the records, one after the other. */
const COMPOUNDS = [
  ...['Leistungsbeschreibungen', 'Eignungskriterien', 'Bekanntmachungspflichten'],
  ...['Verhandlungsverfahren', 'Zuschlagsentscheidung', 'Geschäftsprozessoptimierung'],
];

/** A portrait without a transparent pixel. */
const portrait = (width: number, height: number, hue: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}"><path fill="hsl(${hue} 12% 70%)" d="M-9-9h30v30h-30z"/><path fill="#413a3c" d="M0 5a2 2 0 0 1 4 0z"/><circle fill="#c99f86" cx="2" cy="2" r="1"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
const SIZES = [
  ...[
    [1200, 1600],
    [800, 800],
    [1600, 1067],
    [600, 1200],
    [1400, 1400],
    [900, 1350],
  ],
] as const;

/** Gives the records German headings and the people portraits; the neutral services and the example go. */
export async function editConsultancy(folder: string): Promise<void> {
  const own = content(folder);
  const change = (file: string, from: RegExp, to: (found: string) => string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  let headings = 0;
  for (const file of ['services', 'projects', 'industries'].flatMap((kind) =>
    filesIn(join(own, kind)),
  ))
    if (readFileSync(file, 'utf8').startsWith('# New record: '))
      change(
        file,
        /(?<=^ +(?:heading|approachTitle|left(?:sidec|C)ontent): ).*$/gm,
        () => COMPOUNDS[headings++ % COMPOUNDS.length] ?? '',
      );
    else if (!file.includes('/industries/')) rmSync(file);
  const folderOfPeople = join(folder, 'src/assets/people');
  mkdirSync(folderOfPeople, { recursive: true });
  for (const [index, [width, height]] of SIZES.entries())
    writeFileSync(
      join(folderOfPeople, `${index}.jpg`),
      await portrait(width, height, 320 + 20 * index),
    );
  let people = 0;
  change(
    join(own, 'people.yaml'),
    /^ {2}about: .*$/gm,
    (about) =>
      `${about}\n  picture: {src: ../assets/people/${people++}.jpg, alt: Porträt vor einer Wand}`,
  );
  edit(
    join(own, 'pages/home.yaml'),
    [/^ {2}headline: .*$/m, '  headline: Ausschreibungen rechtssicher durchführen'],
    [/^ {2}accent: .*$/m, '  accent: rechtssicher'],
  );
  finishTexts(own, 'Kessler & Brandt Partnerschaft mbB');
}
