import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Replaces contents that are empty or failed to load. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={`stack gapS ${styles.notice}`}>
      <h2>{title}</h2>
      <p className="measure">{text}</p>
      {children}
    </div>
  );
}
