import type { SearchCopy } from '../../content/schema/pages/search.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import styles from './empty-state.module.css';

export type State = 'idle' | 'loading' | 'failed' | 'empty' | 'found';

interface EmptyStateProps {
  copy: SearchCopy;
  state: State;
  onRetry: () => void;
}

export function EmptyState({ copy, state, onRetry }: EmptyStateProps) {
  return (
    <div className={`stack soft ${styles.emptyState}`}>
      {state === 'idle' && <p>{copy.hint}</p>}
      {state === 'failed' && <Button onClick={onRetry}>{copy.failed.retry}</Button>}
      {state === 'empty' && (
        <>
          <p>{copy.empty.text}</p>
          <ButtonLink href={copy.empty.action.href} icon="arrowRight">
            {copy.empty.action.label}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
