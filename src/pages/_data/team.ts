import { entries } from '../../model/entries.ts';
import { resolvePicture } from '../../model/picture.ts';
import type { TeamMember } from '../../sections/about/team/team.tsx';
import { demoLabel } from './demo.ts';

/** The people of people.yaml who are introduced with a sentence, in the order of their ids. */
export async function teamMembers(): Promise<TeamMember[]> {
  const members = (await entries('people')).map(async ({ data }) => {
    const { id, name, role, about, picture, demo } = data;
    if (!about) return [];
    const portrait = picture && (await resolvePicture(picture, 'card'));
    return [{ id, name, role, about, portrait, demo: demoLabel(demo) }];
  });
  return (await Promise.all(members)).flat();
}
