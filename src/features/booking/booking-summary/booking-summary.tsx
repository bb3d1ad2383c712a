import { Band } from '../../../ui/band/band.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import styles from './booking-summary.module.css';

interface BookingSummaryProps {
  copy: { calendar: string; cancelText: string; cancel: string };
  /** Time and place, one line each. */
  facts: readonly string[];
  path: string;
  /** The guest's key to the booking. */
  token: string;
  isOver: boolean;
}

export function BookingSummary({ copy, facts, path, token, isOver }: BookingSummaryProps) {
  return (
    <Band variant="panel" tone="tone-5">
      <div className={`stack gapL ${styles.summary}`}>
        <div className={styles.facts}>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
        <ButtonLink href={`${path}.ics?t=${encodeURIComponent(token)}`} variant="action">
          {copy.calendar}
        </ButtonLink>
        {!isOver && (
          <form className={`stack ${styles.cancel}`} method="post" action={`${path}/cancel`}>
            <input type="hidden" name="t" value={token} />
            <p>{copy.cancelText}</p>
            <Button type="submit" variant="outline">
              {copy.cancel}
            </Button>
          </form>
        )}
      </div>
    </Band>
  );
}
