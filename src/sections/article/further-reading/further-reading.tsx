import { Icon } from '../../../ui/icon/icon.tsx';

interface FurtherReadingProps {
  id: string;
  title: string;
  label: string;
  url: string;
  newTab: string;
}

export function FurtherReading({ id, title, label, url, newTab }: FurtherReadingProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="partTitle">
        {title}
      </h2>
      <a className="target" href={url} target="_blank" rel="noopener noreferrer">
        {label}
        <Icon name="arrowOut" />
        <span className="visually-hidden"> ({newTab})</span>
      </a>
    </section>
  );
}
