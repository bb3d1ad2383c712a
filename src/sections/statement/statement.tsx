import type { ComponentType, ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import { LargeSentence } from '../../ui/large-sentence/large-sentence.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './statement.module.css';

/** Holds a picture until an interactive product replaces it; undefined without src/demo, or with `features.toys: false`. */
const [DrawingPlace] = Object.values(
  import.meta.glob<ComponentType<{ id: string; children: ReactNode }>>(
    '../../demo/interactive-drawings/slot.tsx',
    { eager: true, import: 'default' },
  ),
);

interface StatementProps {
  id: string;
  title: string;
  /** A sentence as large as the page allows, before everything else. */
  sentence?: string;
  lead: string;
  paragraphs: readonly string[];
  picture?: PictureData | undefined;
  /** Id of the interactive product in place of the picture. */
  drawing?: string;
}

/** A claim on the left and its reasons on the right, or both on the left of a picture. */
export function Statement(props: StatementProps) {
  const { id, title, sentence, lead, paragraphs, picture, drawing } = props;
  const shown = picture && <Picture picture={picture} className="rounded" />;
  return (
    <Band aria-labelledby={id}>
      {sentence && <LargeSentence id={id} title={title} text={sentence} />}
      <div className={`split ${styles.grid}`}>
        {!sentence && <h2 id={id}>{title}</h2>}
        <div className="stack measure soft">
          <p className="large bold strong">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {picture && (
          <div className="beside" data-reveal="">
            {drawing && DrawingPlace ? <DrawingPlace id={drawing}>{shown}</DrawingPlace> : shown}
          </div>
        )}
      </div>
    </Band>
  );
}
