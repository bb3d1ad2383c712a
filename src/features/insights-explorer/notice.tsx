import { Button } from '../../ui/button/button.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** What the one button says and does. */
  action: string;
  onAction: () => void;
}

/** What stands in place of results where there are none, and the way out. */
export function Notice({ title, text, action, onAction }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}
