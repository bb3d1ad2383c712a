import type { ProjectsCopy } from '../../content/schema/pages/projects.ts';
import type { Project } from '../../content/schema/project.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { joinWithCommas } from '../../lib/join-with-commas.ts';
import { BeforeAfter, type Figure } from '../../ui/before-after/before-after.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { PictureCard } from '../../ui/picture-card/picture-card.tsx';
import styles from './work-item.module.css';

export interface PortfolioItem
  extends Pick<Project, 'id' | 'title' | 'industry' | 'year' | 'link' | 'details' | 'tone'> {
  industryName: string;
  figure: Figure | undefined;
  picture: PictureData;
  demo: DemoCopy | undefined;
}

export type IndustryOption = ProjectsCopy['filters']['options'][number];

interface WorkItemProps {
  item: PortfolioItem;
  options: readonly IndustryOption[];
  copy: { number: string; readMore: string };
}

export function WorkItem({ item, options, copy }: WorkItemProps) {
  const { id, title, industryName, year, link, tone, picture, details, figure, demo } = item;
  return (
    <li
      className={styles.item}
      data-in={new URLSearchParams(options.map((option) => ['industry', option.id])).toString()}
    >
      <PictureCard
        variant="project"
        href={link}
        title={title}
        text={
          <>
            {joinWithCommas(industryName, year)} <DemoLabel copy={demo} />
          </>
        }
        picture={picture}
        tone={tone}
        action={copy.readMore}
        headingLevel="h2"
        transition={`project-${id}`}
        reveal={false}
      >
        <p className={styles.number}>{fillIn(copy.number, { id: `${id}` })}</p>
        {figure && (
          <p className={`snug ${styles.figure}`}>
            <strong className="figure">
              <BeforeAfter {...figure} />
            </strong>
            {figure.name}
          </p>
        )}
        <p className={styles.details}>{details}</p>
      </PictureCard>
    </li>
  );
}
