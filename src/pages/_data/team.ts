import { entries } from '../../model/entries.ts';
import { resolvePicture } from '../../model/picture.ts';
import { selectTeam } from '../../model/team.ts';
import { labelled } from './demo.ts';

export async function teamMembers() {
  const people = (await entries('people')).map(({ data }) => data);
  const { demo, entries: members } = labelled(selectTeam(people));
  return {
    demo,
    members: await Promise.all(
      members.map(async ({ picture, ...member }) => ({
        ...member,
        portrait: picture && (await resolvePicture(picture, 'card')),
      })),
    ),
  };
}
