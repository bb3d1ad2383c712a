import { Carousel, type CarouselProps } from '../../ui/carousel/carousel.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './testimonial-carousel.module.css';

interface TestimonialCarouselProps extends Omit<CarouselProps, 'children'> {
  ratingUnit: string;
  testimonials: readonly {
    id: string;
    name: string;
    designation: string;
    message: string;
    project: { label: string; href?: string };
    /** Star rating in the format of the language, such as 4.9 or 4,9. */
    rating: string;
    portrait?: PictureData | undefined;
    /** Links to the person's profile and the film, if any. */
    links: readonly { label: string; href: string }[];
    demo: DemoCopy | undefined;
  }[];
}

const tones = ['tone-1', 'tone-6', 'tone-3', 'tone-2', 'tone-9', 'tone-7'];

export function TestimonialCarousel(props: TestimonialCarouselProps) {
  const { ratingUnit, testimonials, ...carousel } = props;
  if (testimonials.length === 0) return null;
  return (
    <Carousel {...carousel}>
      {testimonials.map(({ project, portrait, links, ...testimonial }, index) => (
        <li
          key={testimonial.id}
          id={`${carousel.id}-${testimonial.id}`}
          data-tone={tones[index % tones.length]}
        >
          <figure className={`toned rounded ${styles.figure}`}>
            <p className={`row bold snug ${styles.rating}`}>
              <Icon name="star" />
              <span>
                {`${testimonial.rating} `}
                <span className="visually-hidden">{ratingUnit}</span>
              </span>
              <span className={`small ${styles.project}`}>
                {project.href ? <a href={project.href}>{project.label}</a> : project.label}
              </span>
            </p>
            <blockquote className={styles.quote}>
              <p>{testimonial.message}</p>
            </blockquote>
            <figcaption className="row snug">
              {portrait && <Picture picture={portrait} className={styles.portrait} />}
              <span>
                <strong>{testimonial.name}</strong> <DemoLabel copy={testimonial.demo} />
                <br />
                {testimonial.designation}
                {links.map(({ label, href }) => (
                  <a key={href} className={`row inherit ${styles.link}`} href={href}>
                    {label}
                  </a>
                ))}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Carousel>
  );
}
