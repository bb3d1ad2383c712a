import type { ComponentProps } from 'react';
import styles from './hyphenated.module.css';
import { softHyphens } from './soft-hyphens.ts';

interface HyphenatedProps extends ComponentProps<'h2'> {
  /** The element that holds the text; without it the text is a part of what stands around it. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'dd' | 'em' | 'span';
  text: string;
  /** The language (BCP 47) of a page on request, which takes it from its address. */
  language?: string | undefined;
}

/** A text whose long words break at a hyphen, and only where the line is too short for the whole word. */
export function Hyphenated({ as: Tag, text, language, ...rest }: HyphenatedProps) {
  const [before, ...words] = softHyphens(text, language).split(/(\S*\u00ad\S*)/);
  if (words.length === 0) return Tag ? <Tag {...rest}>{text}</Tag> : text;
  const Element = Tag ?? 'span';
  return (
    <Element {...rest}>
      {before}
      {words.map((part, index) =>
        index % 2 === 1 ? (
          part
        ) : (
          <span key={part} className={styles.word}>
            {part}
          </span>
        ),
      )}
    </Element>
  );
}
