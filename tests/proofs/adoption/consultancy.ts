import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { content, edit, filesIn, finishTexts, type Records } from './agency.ts';

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

const COMPOUNDS = [
  ...['Leistungsbeschreibungen', 'Eignungskriterien', 'Bekanntmachungspflichten'],
  ...['Verhandlungsverfahren', 'Zuschlagsentscheidung', 'Geschäftsprozessoptimierung'],
];

/** Returns an opaque portrait: upright, square or wide. */
const portrait = (index: number) =>
  sharp({
    create: { width: 900 + 300 * (index % 3), height: 1200, channels: 3, background: '#c99f86' },
  });

/** Sets German headings and adds portraits; removes the neutral services and the example. */
export async function editConsultancy(folder: string): Promise<void> {
  const own = content(folder);
  const people = join(folder, 'src/assets/people');
  mkdirSync(people, { recursive: true });
  let [headings, portraits] = [0, 0];
  for (const file of filesIn(own)) {
    const text = readFileSync(file, 'utf8');
    if (text.includes('# New record: '))
      writeFileSync(
        file,
        text
          .replace(
            /(?<=^ +(?:heading|approachTitle|left(?:sidec|C)ontent): ).*$/gm,
            () => COMPOUNDS[headings++ % COMPOUNDS.length] ?? '',
          )
          .replace(
            /(?<=^ {2}about: .*)$/gm,
            () => `\n  picture: {src: ../assets/people/${portraits++}.jpg, alt: Ein Porträt}`,
          ),
      );
    else if (/\/(?:services|projects)\//.test(file)) rmSync(file);
  }
  for (let index = 0; index < portraits; index += 1)
    await portrait(index).toFile(join(people, `${index}.jpg`));
  edit(
    join(own, 'pages/home.yaml'),
    [/^ {2}headline: .*$/m, '  headline: Ausschreibungen rechtssicher durchführen'],
    [/^ {2}accent: .*$/m, '  accent: rechtssicher'],
  );
  finishTexts(own, 'Kessler & Brandt Partnerschaft mbB');
}
