import type { Project } from '../../../content/schema/project.ts';
import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { MobileDisclosure } from '../../../ui/mobile-disclosure/mobile-disclosure.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';

interface ImpactProps {
  id: string;
  copy: {
    impact: string;
    future: string;
    demo: string;
    links: { live: string; repository: string };
  };
  project: Pick<Project, 'impact' | 'futureScope' | 'demo' | 'liveLink' | 'githubLink'>;
  picture?: PictureData | undefined;
}

/** Result of a project, its next steps, and links to it. */
export function Impact({ id, copy, project, picture }: ImpactProps) {
  const links = [
    { label: copy.links.live, href: project.liveLink },
    { label: copy.links.repository, href: project.githubLink },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  return (
    <Band aria-labelledby={id}>
      <div className="split">
        <div className="stack">
          <h2 id={id} className="titleSize">
            {copy.impact}
          </h2>
          <p className="reading">{project.impact}</p>
        </div>
        <div className="stack">
          {project.futureScope && (
            <MobileDisclosure title={<h2 className="titleSize">{copy.future}</h2>}>
              <p className="reading">{project.futureScope}</p>
            </MobileDisclosure>
          )}
          {project.demo && <p className="caption">{copy.demo}</p>}
          {links.length > 0 && (
            <p className="cluster">
              {links.map(({ label, href }) => (
                <ButtonLink
                  key={href}
                  href={href}
                  variant="outline"
                  icon="arrowOut"
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
        {picture && <Picture picture={picture} className="rounded" frameClassName="beside" />}
      </div>
    </Band>
  );
}
