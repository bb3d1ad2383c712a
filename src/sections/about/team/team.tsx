import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
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
  id: string;
  title: string;
  text: string;
  demo: DemoCopy | undefined;
  members: readonly TeamMember[];
}

export function Team({ id, title, text, demo, members }: TeamProps) {
  if (members.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} demo={demo} />
      <ul className={`columns ${styles.list}`}>
        {members.map(({ id: key, name, role, about, portrait, demo: label }) => (
          <li key={key} className={styles.member} data-reveal="">
            {portrait && <Picture picture={portrait} className={styles.portrait} />}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>
                {role} <DemoLabel copy={label} />
              </p>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
