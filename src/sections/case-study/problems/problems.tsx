import type { Project } from '../../../content/schema/project.ts';
import { Band } from '../../../ui/band/band.tsx';
import { MobileDisclosure } from '../../../ui/mobile-disclosure/mobile-disclosure.tsx';
import styles from './problems.module.css';

interface ProblemsProps {
  id: string;
  title: string;
  statement: string;
  labels: { problem: string; solution: string; impact: string; time: string };
  problems: Project['problemsSolved'];
}

export function Problems({ id, title, statement, labels, problems }: ProblemsProps) {
  return (
    <Band aria-labelledby={id}>
      <div className={`split ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        <p className="reading">{statement}</p>
      </div>
      {problems.length > 0 && (
        <ol className={`ruled ${styles.list}`}>
          {problems.map(({ problem, solution, impact, timeToSolve }, index) => (
            <li key={problem} className={styles.item} data-reveal="">
              <MobileDisclosure
                open={index === 0}
                title={
                  <h3 className={`cardSize ${styles.problem}`}>
                    <span className="visually-hidden">{labels.problem}: </span>
                    {problem}
                  </h3>
                }
              >
                <dl className={`measure ${styles.answer}`}>
                  <dt className="soft bold small">{labels.solution}</dt>
                  <dd>{solution}</dd>
                  <dt className="soft bold small">{labels.impact}</dt>
                  <dd className="bold">{impact}</dd>
                  {timeToSolve && (
                    <>
                      <dt className="soft bold small">{labels.time}</dt>
                      <dd>{timeToSolve}</dd>
                    </>
                  )}
                </dl>
              </MobileDisclosure>
            </li>
          ))}
        </ol>
      )}
    </Band>
  );
}
