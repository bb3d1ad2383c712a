import { entries } from '../../model/entries.ts';
import { resolvePicture } from '../../model/picture.ts';
import { introduced } from '../../model/team.ts';
import type { TeamMember } from '../../sections/about/team/team.tsx';
import { demoLabel } from './demo.ts';

export async function teamMembers(): Promise<TeamMember[]> {
  const people = (await entries('people')).map(({ data }) => data);
  return Promise.all(
    introduced(people).map(async ({ id, name, role, about, picture, demo }) => ({
      id,
      name,
      role,
      about,
      portrait: picture && (await resolvePicture(picture, 'card')),
      demo: demoLabel(demo),
    })),
  );
}
