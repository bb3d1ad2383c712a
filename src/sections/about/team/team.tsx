import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import type { Head } from '../../../ui/section-head/section-head.tsx';
import styles from './team.module.css';

interface TeamProps extends Head {
  members: readonly {
    id: string;
    name: string;
    role: string;
    about: string;
    portrait: PictureData | undefined;
    demo: DemoCopy | undefined;
  }[];
}

export function Team({ members, ...head }: TeamProps) {
  if (members.length === 0) return null;
  return (
    <Band head={head}>
      <ul className={`columns ${styles.list}`}>
        {members.map(({ id, name, role, about, portrait, demo }) => (
          <li key={id} id={id} className={`snug ${styles.member}`} data-reveal="">
            {portrait && (
              <Picture
                picture={portrait}
                className={styles.portrait}
                frameClassName={styles.frame}
              />
            )}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={`bold ${styles.role}`}>
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
