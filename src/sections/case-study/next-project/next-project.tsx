import { Band } from '../../../ui/band/band.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import styles from './next-project.module.css';

interface NextProjectProps {
  id: string;
  label: string;
  title: string;
  text: string;
  href: string;
  picture: PictureData;
  transition: string;
}

export function NextProject(props: NextProjectProps) {
  const { id, label, title, text, href, picture, transition } = props;
  return (
    <Band className="screen-only" aria-labelledby={id}>
      <div className={`split ${styles.layout}`}>
        <div>
          <p className="soft bold">{label}</p>
          <h2 id={id} className={styles.title}>
            <a className="whole-card" href={href}>
              {title}
            </a>
          </h2>
          <p className={`soft shortMeasure ${styles.text}`}>{text}</p>
        </div>
        <Picture picture={picture} className="rounded" transition={transition} />
      </div>
    </Band>
  );
}
