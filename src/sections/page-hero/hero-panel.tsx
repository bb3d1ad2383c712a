import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { hasLongWord } from '../../lib/long-word.ts';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './hero-panel.module.css';

/**
 * - `pedestal`: the picture is in the middle, below a title as wide as the page.
 * - `arch`, `desk`, `tablecloth`: the picture has a backdrop.
 * - `poster`: the title, one word or two lines, is as wide as the page and behind the picture. A longer title gets a plain panel.
 * - `collage`: the pictures in `behind` are behind the picture.
 * - `number`: on a phone the picture comes first.
 */
type Composition = 'arch' | 'collage' | 'desk' | 'number' | 'pedestal' | 'poster' | 'tablecloth';

interface HeroPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** `header` inside an `<article>`. */
  as?: 'section' | 'header';
  title: string;
  /** Plain name of the subject, above a title that plays with it; part of the first heading. Left out if both are the same. */
  name?: string;
  kind?: string;
  titleId?: string;
  text?: string | undefined;
  demo?: DemoCopy | undefined;
  parent?: { label: string; href: string; icon?: IconName };
  before?: ReactNode;
  /** A picture with a background gets a frame beside the words; a cut-out is placed on the panel. */
  picture: PictureData;
  /** Arranges a cut-out; a photograph always has a plain panel. */
  composition?: Composition | undefined;
  behind?: readonly PictureData[] | undefined;
  /** Makes the panel lower, for pages whose visitors want the form or list below it. */
  compact?: boolean;
  tone: string;
  /** Name shared with the picture of the card that leads here. */
  transition?: string;
  children?: ReactNode;
  after?: ReactNode;
}

/** Maximum length in characters of a title that fits a poster. */
const POSTER_TITLE = 34;

/** The head of an inner page: a panel in its tone with title and picture. */
export function HeroPanel(props: HeroPanelProps) {
  const { as: Tag = 'section', title, name, kind, titleId, text, demo, parent, ...others } = props;
  const { before, picture, composition, behind, compact, tone, transition, ...slots } = others;
  const { children, after, className, ...rest } = slots;
  const isPoster = composition === 'poster';
  const isComposed =
    picture.cutout && !picture.neutral && !(isPoster && title.length > POSTER_TITLE);
  return (
    <Tag
      className={classNames(
        styles.hero,
        !picture.cutout && styles.framed,
        compact && styles.compact,
        isComposed && composition && styles[composition],
        isComposed && isPoster && /^\S{1,9}$/.test(title) && styles.word,
        className,
      )}
      data-tone={tone}
      {...rest}
    >
      <span className={styles.ground} />
      <div className={styles.inner}>
        <div className={`stack ${styles.copy}`}>
          {parent && (
            <a className="target inherit" href={parent.href}>
              {parent.icon && <Icon name={parent.icon} />}
              {parent.label}
            </a>
          )}
          {before}
          {kind && <p className={`subhead ${styles.name}`}>{kind}</p>}
          <h1 id={titleId} className={styles.title} data-long={hasLongWord(title)}>
            {name && name !== title && <span className={`subhead ${styles.name}`}>{name}</span>}
            {` ${title}`}
          </h1>
          {text && (
            <p className={styles.text}>
              {text} <DemoLabel copy={demo} />
            </p>
          )}
          {children && <div className="cluster">{children}</div>}
          {after}
        </div>
        <div className={styles.stage} data-stage="">
          {isComposed &&
            behind?.map((one) => <Picture key={one.src} picture={one} className={styles.behind} />)}
          <Picture picture={picture} eager className={styles.picture} transition={transition} />
        </div>
      </div>
    </Tag>
  );
}
