import { Band } from '../../ui/band/band.tsx';
import { BeforeAfter, type Figure } from '../../ui/before-after/before-after.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './glance.module.css';

export interface GlanceProps {
  id: string;
  tone: string;
  title: string;
  demo?: DemoCopy | undefined;
  facts: readonly { label: string; value: string }[];
  /** Facts with several values; a single value is a sentence. */
  lists: readonly { label: string; items: readonly string[] }[];
  project:
    | {
        label: string;
        title: string;
        about: string;
        href: string;
        figure?: Figure | undefined;
        text?: string;
        picture: PictureData;
        tone: string;
      }
    | undefined;
}

/** Summary for visitors before they read on: one card in three parts. */
export function Glance({ id, title, demo, facts, lists, project, tone }: GlanceProps) {
  return (
    <Band aria-labelledby={id}>
      <div className={`snug ${styles.card}`}>
        <div className={`stack ground ${styles.facts}`} data-tone={tone}>
          <div className={`cluster ${styles.head}`}>
            <h2 id={id} className={`cardSize ${styles.title}`}>
              {title}
            </h2>
            <DemoLabel copy={demo} />
          </div>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <h3 className={`subhead ${styles.label}`}>{label}</h3>
              <p className="numeral">{value}</p>
            </div>
          ))}
        </div>
        {lists.length > 0 && (
          <div className={`stack ${styles.lists}`}>
            {lists.map(({ label, items }) => (
              <div key={label}>
                <h3 className={`subhead ${styles.label}`}>{label}</h3>
                {items.length === 1 ? (
                  <p className="large">{items[0]}</p>
                ) : (
                  <ul>
                    {items.map((item) => (
                      <li key={item} className={styles.item}>
                        {item}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ))}
          </div>
        )}
        {project && (
          <div className={`ground ${styles.project}`} data-tone={project.tone}>
            <Picture picture={project.picture} className={styles.picture} />
            <div className={styles.about}>
              <h3 className={`subhead ${styles.label}`}>{project.label}</h3>
              <a className={`figure whole-card ${styles.link}`} href={project.href}>
                {project.title}
                <Icon name="arrowRight" />
              </a>
              <p>{project.about}</p>
              {project.text && <p className={styles.result}>{project.text}</p>}
              {project.figure && (
                <>
                  <p className={styles.result}>{project.figure.name}</p>
                  <p className="numeral">
                    <BeforeAfter {...project.figure} />
                  </p>
                </>
              )}
            </div>
          </div>
        )}
      </div>
    </Band>
  );
}
