import type { industries } from '../../../content/pages.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { CardItem } from '../../../sections/service-grid/service-grid.tsx';
import late from '../../../ui/picture/late-on-phones.module.css';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './shop-window.module.css';

interface ShopWindowProps {
  copy: typeof industries;
  tone: string;
  items: readonly CardItem[];
}

/** A page as a shop: the title is the sign, and each entry is a jar on a shelf of the window, clickable all over. */
export default function ShopWindow({ copy, tone, items }: ShopWindowProps) {
  const { hero, dummy, list } = copy;
  return (
    <>
      <section className={styles.front} data-tone={tone} aria-labelledby="title">
        <div className={`content ${styles.sign}`}>
          <h1 id="title" className={styles.title}>
            {hero.title}
          </h1>
          <p className="large">{hero.text}</p>
          {dummy && (
            <div className={styles.tag}>
              <p className={styles.label}>{dummy.label}</p>
              {dummy.paragraphs.map((paragraph) => (
                <p key={paragraph} lang="la">
                  {paragraph}
                </p>
              ))}
            </div>
          )}
        </div>
        <div className={styles.awning} />
      </section>
      <section className={styles.window} data-tone="ink" aria-labelledby="list">
        <div className={`content cluster ${styles.inner}`}>
          <h2 id="list" className={styles.heading}>
            {list.title}
          </h2>
          <p className="caption">{list.text}</p>
          <ul className={classNames(styles.shelves, late.list)}>
            {items.map((item) => (
              <li key={item.href} className={styles.place} data-tone={item.tone}>
                <div className={styles.jar}>
                  <span className={styles.sweets} />
                  <Picture
                    picture={item.picture}
                    frameClassName={styles.frame}
                    transition={item.transition}
                  />
                  <span className={styles.glass} />
                  <div className={styles.sticker}>
                    <h3 className={styles.name}>
                      <a className="whole-card" href={item.href}>
                        {item.title}
                      </a>
                    </h3>
                    {item.text && <p className={styles.line}>{item.text}</p>}
                  </div>
                  <span className={styles.lid} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
