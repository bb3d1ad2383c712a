import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
