import { useEffect, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import { Field } from '../../ui/field/field.tsx';
import { COUNTS, readInputs } from './estimate.ts';
import type { EstimateFormat, EstimatorCard } from './estimate-text.ts';
import styles from './estimator.module.css';
import { Receipt } from './receipt.tsx';

export interface EstimatorProps {
  card: EstimatorCard;
  format: EstimateFormat;
  /** Parameters of the address. */
  query: string;
  /** Where the form is sent; without it the script that renders it answers. */
  action?: string;
  /** Page with the enquiry that the estimate is put into. */
  attach: string | undefined;
}

/** ms without an input until the address follows: Safari throws at more than a hundred changes in ten seconds. */
const PAUSE = 300;

const queryOf = (answers: Iterable<readonly [string, unknown]>) =>
  String(new URLSearchParams([...answers].map(([name, value]) => [name, String(value)])));

/** Asks what is to be built and says what it will probably cost. The address has the answers; the browser owns the fields. */
export function Estimator({ card, format, action, attach, ...props }: EstimatorProps) {
  const { labels, counts } = card;
  const [query, setQuery] = useState(props.query);
  const { inputs, corrected } = readInputs(new URLSearchParams(query), card);
  const answers = queryOf(Object.entries(inputs));
  useEffect(() => {
    if (query === props.query) return;
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      for (const [name, value] of new URLSearchParams(answers)) url.searchParams.set(name, value);
      history.replaceState(history.state, '', url);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, props.query, answers]);
  const choices = { kind: card.kinds, writer: card.writers, pace: card.paces };
  const question = (name: keyof typeof choices) => (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{labels[name]}</legend>
      <div className={styles.choices}>
        {choices[name].map(({ id, name: label }) => (
          <Choice
            key={id}
            type="radio"
            name={name}
            value={id}
            label={label}
            defaultChecked={id === inputs[name]}
          />
        ))}
      </div>
    </fieldset>
  );
  return (
    <div className={styles.estimator}>
      <form
        className={styles.form}
        action={action}
        onInput={({ currentTarget }) => setQuery(queryOf(new FormData(currentTarget)))}
      >
        {question('kind')}
        <div className={styles.counts}>
          {COUNTS.map((name) => {
            const { label, hint, least, most } = counts[name];
            const error = fillIn(labels.range, { least, most, count: inputs[name] });
            return (
              <Field
                key={name}
                name={name}
                label={label}
                hint={hint}
                error={corrected.includes(name) ? error : undefined}
                type="number"
                inputMode="numeric"
                min={least}
                max={most}
                required
                defaultValue={inputs[name]}
              />
            );
          })}
        </div>
        {question('writer')}
        {question('pace')}
        {action && (
          <Button type="submit" icon="arrowRight">
            {labels.show}
          </Button>
        )}
      </form>
      <div className={styles.result}>
        <Receipt
          card={card}
          format={format}
          inputs={inputs}
          attach={attach && `${attach}?${answers}&attach=yes#form`}
        />
      </div>
    </div>
  );
}
