import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import styles from './related-images.module.css';

interface RelatedImagesProps {
  id: string;
  title: string;
  images: readonly { type: string; description: string; picture: PictureData }[];
}

export function RelatedImages({ id, title, images }: RelatedImagesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="partTitle">
        {title}
      </h2>
      <ul className="columns">
        {images.map(({ type, description, picture }) => (
          <li key={picture.src}>
            <figure className="caption">
              <Picture picture={picture} className={styles.picture} />
              <figcaption>
                <strong>{type}</strong>. {description}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
