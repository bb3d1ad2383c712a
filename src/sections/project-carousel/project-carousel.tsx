import type { Project } from '../../content/schema/project.ts';
import { BeforeAfter, type Figure } from '../../ui/before-after/before-after.tsx';
import { Carousel, type CarouselProps } from '../../ui/carousel/carousel.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './project-carousel.module.css';

interface ProjectCarouselProps extends Omit<CarouselProps, 'children'> {
  projects: readonly (Pick<Project, 'id' | 'title' | 'link'> & {
    about: string;
    figure: Figure | undefined;
    picture: PictureData;
    demo: DemoCopy | undefined;
  })[];
}

export function ProjectCarousel({ projects, ...carousel }: ProjectCarouselProps) {
  if (projects.length === 0) return null;
  return (
    <Carousel {...carousel}>
      {projects.map((project) => (
        <li key={project.id} className={styles.slide}>
          <Picture
            picture={project.picture}
            className={`rounded ${styles.picture}`}
            transition={`project-${project.id}`}
          />
          <div className={`cluster ${styles.facts}`}>
            <div>
              <h3 className="titleSize">
                <a className="whole-card" href={project.link}>
                  {project.title}
                </a>
              </h3>
              <p className={`soft ${styles.meta}`}>
                {`${project.about} `}
                <DemoLabel copy={project.demo} />
              </p>
            </div>
            {project.figure && (
              <p className={`caption ${styles.metric}`}>
                <strong className="figure">
                  <BeforeAfter {...project.figure} />
                </strong>
                {project.figure.name}
              </p>
            )}
            <span className={`round ${styles.arrow}`}>
              <Icon name="arrowRight" />
            </span>
          </div>
        </li>
      ))}
    </Carousel>
  );
}
