import type { PictureData } from '../../../lib/picture.ts';
import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './team.module.css';

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  about: string;
  portrait: PictureData | undefined;
  demo: DemoCopy | undefined;
}

interface TeamProps {
  title: string;
  text: string;
  members: readonly TeamMember[];
}

/** The people by portrait, name, role and one sentence. */
export function Team({ title, text, members }: TeamProps) {
  return (
    <Band aria-labelledby="team">
      <SectionHead id="team" title={title} text={text} />
      <ul className={styles.list}>
        {members.map(({ id, name, role, about, portrait, demo }) => (
          <li key={id} className={styles.member} data-reveal>
            {portrait && <Picture picture={portrait} className={styles.portrait} />}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>
                {role} <DemoLabel copy={demo} />
              </p>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
