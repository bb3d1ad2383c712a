import { hasLongWord } from '../../../lib/long-word.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import { CaseFacts } from '../../case-facts/case-facts.tsx';
import styles from './case-hero.module.css';

interface CaseHeroProps {
  parent: { label: string; href: string };
  title: string;
  text: string;
  tags: readonly string[];
  facts: readonly { name: string; value: string }[];
  picture: PictureData;
  tone: string;
  transition: string;
  demo: DemoCopy | undefined;
}

export function CaseHero(props: CaseHeroProps) {
  const { parent, title, text, tags, facts, picture, tone, transition, demo } = props;
  return (
    <section className={styles.hero}>
      <div className={`ground ${styles.slab}`} data-tone={tone}>
        <div className={`content ${styles.inner}`}>
          <a className="target inherit" href={parent.href}>
            {parent.label}
          </a>
          <h1 className={styles.title} data-long={hasLongWord(title)}>
            {title}
          </h1>
          <div className={`split ${styles.row}`}>
            <p className="reading">{text}</p>
            <ul className={`cluster gap2xs ${styles.tags}`}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Chip text={tag} />
                </li>
              ))}
              {demo && (
                <li>
                  <DemoLabel copy={demo} />
                </li>
              )}
            </ul>
          </div>
        </div>
      </div>
      <div className={`content ${styles.stage}`}>
        <Picture
          picture={picture}
          eager
          className={`rounded ${styles.picture}`}
          transition={transition}
        />
        <CaseFacts facts={facts} />
      </div>
    </section>
  );
}
