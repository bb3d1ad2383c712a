import styles from './prose.module.css';

export const Prose = ({ html }: { html: string }) => (
  <div
    className={styles.prose}
    data-prose=""
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from this repository's Markdown, not from visitors
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
