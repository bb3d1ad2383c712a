import type { InsightPageCopy } from '../../content/schema/pages/insight.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './comments.module.css';

interface CommentsProps {
  id: string;
  title: string;
  /** Reason why comments cannot load, shown instead of the button if there is no `frame`. */
  notSetUp: string;
  frame?: (InsightPageCopy['comments'] & { src: string }) | undefined;
}

/** Sends no request before the click (load-comments.ts). If the thread doesn't load, the plain link leads to it. */
export function Comments({ id, title, notSetUp, frame }: CommentsProps) {
  return (
    <section
      className={`${styles.comments} screen-only`}
      aria-labelledby={id}
      {...(frame && {
        'data-comments': frame.src,
        'data-loading': frame.loading,
        'data-failed': frame.failed,
        'data-retry': frame.retry,
      })}
    >
      <h2 id={id} className="partTitle">
        {title}
      </h2>
      {frame ? (
        <>
          <p className="soft" role="status" data-comments-note="">
            {frame.note}
          </p>
          <div className={`cluster row ${styles.actions}`}>
            <Button className="scriptOnly" variant="outline" data-comments-load="">
              {frame.load}
            </Button>
            <a className="target" href={frame.src} target="_blank" rel="noopener noreferrer">
              {frame.open}
            </a>
          </div>
        </>
      ) : (
        <p className="soft">{notSetUp}</p>
      )}
    </section>
  );
}
