import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Band } from '../../ui/band/band.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './faq.module.css';

interface FaqProps {
  title: string;
  text: string;
  items: readonly { id: string; question: string; answer: string }[];
}

/** All questions in two columns of equal length; one answer open at a time, none at the start. Nothing without questions. */
export function Faq({ title, text, items }: FaqProps) {
  if (items.length === 0) return null;
  const half = Math.ceil(items.length / 2);
  return (
    <Band aria-labelledby="faq">
      <SectionHead id="faq" title={title} text={text} />
      <div className={styles.columns}>
        <Accordion name="faq" items={items.slice(0, half)} />
        <Accordion name="faq" items={items.slice(half)} />
      </div>
    </Band>
  );
}
