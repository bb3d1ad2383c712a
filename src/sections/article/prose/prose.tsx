import { features } from '../../../content/features.ts';
import { classNames } from '../../../lib/class-names.ts';
import { softHyphens } from '../../../ui/hyphenated/soft-hyphens.ts';
import embeds from './embeds.module.css';
import styles from './prose.module.css';

const HEADING = /<h[2-4].*?<\/h[2-4]>/gs;

export function Prose({ html }: { html: string }) {
  const breakable = html.replace(HEADING, (heading) =>
    heading.replace(/(?<=>)[^<]+/g, (text) => softHyphens(text)),
  );
  return (
    <div
      className={classNames(styles.prose, features.embeds && embeds.embeds)}
      data-prose=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from this repository's Markdown, not from visitors
      dangerouslySetInnerHTML={{ __html: breakable }}
    />
  );
}
