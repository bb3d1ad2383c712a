import type { SearchWords } from '../../content/pages/search.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import styles from './way-out.module.css';

export type State = 'idle' | 'loading' | 'failed' | 'empty' | 'found';

interface WayOutProps {
  words: SearchWords;
  state: State;
  onRetry: () => void;
}

/** What stands in place of results: what can be found, or what to do when nothing was or nothing came. */
export function WayOut({ words, state, onRetry }: WayOutProps) {
  return (
    <div className={styles.wayOut}>
      {state === 'idle' && <p>{words.hint}</p>}
      {state === 'failed' && <Button onClick={onRetry}>{words.failed.retry}</Button>}
      {state === 'empty' && (
        <>
          <p>{words.empty.text}</p>
          <ButtonLink href={words.empty.action.href} icon="arrowRight">
            {words.empty.action.label}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
