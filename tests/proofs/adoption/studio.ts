import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { content, edit, filesIn, finishTexts, type Records, rebrandAs } from './agency.ts';
import type { Outcome } from './scratch.ts';

/** Rebrands as a black-and-white studio without neutral records, with square corners, closed on Porto's holidays. */
export function rebrandStudio(folder: string): Outcome {
  const made = rebrandAs('studio')(folder);
  for (const kind of ['services', 'industries', 'projects'])
    for (const file of filesIn(join(content(folder), kind))) rmSync(file);
  edit(join(content(folder), 'site.yaml'), [
    'closed: []',
    "closed: ['01-01', '04-25', '05-01', '06-10', '06-24', '12-24/01-02']",
  ]);
  edit(join(folder, 'src/theme/tokens.css'), [/(--radius-\w+): .*;/g, '$1: 0rem;']);
  return made;
}

export async function finishStudio(folder: string): Promise<void> {
  const projects = filesIn(join(content(folder), 'projects'));
  for (const file of projects) edit(file, ['featured: false', 'featured: true']);
  finishTexts(content(folder), 'Pedra Preta, Lda.');
}

export const studioRecords: Records = {
  service: ['Identidade', 'Sítios', 'Espaços'],
  project: ['Casa da Ribeira', 'Museu do Sal', 'Internacionalização do Artesanato'],
  person: ['Inês Caldeira', 'Rui Antunes'],
  legal: ['Ficha técnica'],
};
