import { features } from '../../../content/features.ts';
import { classNames } from '../../../lib/class-names.ts';
import embeds from './embeds.module.css';
import styles from './prose.module.css';

export function Prose({ html }: { html: string }) {
  return (
    <div
      className={classNames(styles.prose, features.embeds && embeds.embeds)}
      data-prose=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from this repository's Markdown, not from visitors
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
