import type { Project } from '../../../content/schema/project.ts';
import { Band } from '../../../ui/band/band.tsx';
import { SnapRow } from '../../../ui/snap-row/snap-row.tsx';
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
        <SnapRow labelledBy={id}>
          <ol className={`ruled ${styles.list}`}>
            {problems.map(({ problem, solution, impact, timeToSolve }) => (
              <li key={problem} className={`stack ${styles.item}`} data-reveal="">
                <h3 className={`titleSize ${styles.problem}`}>
                  <span className="visually-hidden">{labels.problem}: </span>
                  {problem}
                </h3>
                <dl className={`measure ${styles.answer}`}>
                  <dt>{labels.solution}</dt>
                  <dd>{solution}</dd>
                  <dt>{labels.impact}</dt>
                  <dd className="bold">{impact}</dd>
                  {timeToSolve && (
                    <>
                      <dt>{labels.time}</dt>
                      <dd>{timeToSolve}</dd>
                    </>
                  )}
                </dl>
              </li>
            ))}
          </ol>
        </SnapRow>
      )}
    </Band>
  );
}
