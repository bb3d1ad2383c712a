import { ButtonLink } from '../../../ui/button/button.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import styles from './booked.module.css';

interface BookedProps {
  copy: { title: string; ics: string; manage: string };
  text: string;
  ics: string;
  url: string;
}

export function Booked({ copy, text, ics, url }: BookedProps) {
  const ref = useFocusOnMount<HTMLDivElement>();
  return (
    <div
      className={`stack ${styles.booked}`}
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="booked-title"
      aria-describedby="booked-text"
    >
      <h3 className="titleSize" id="booked-title">
        {copy.title}
      </h3>
      <p id="booked-text">{text}</p>
      <p className="cluster">
        <ButtonLink href={ics}>{copy.ics}</ButtonLink>
        <ButtonLink variant="outline" href={url}>
          {copy.manage}
        </ButtonLink>
      </p>
    </div>
  );
}
