import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EstimatorCopy } from '../../content/schema/pages/estimator.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import type { DemoCopy } from '../../ui/demo-label/demo-label.tsx';
import { Field } from '../../ui/field/field.tsx';
import { writeHistoryState } from '../shared/history-state.ts';
import { COUNTS, type RateCard, readInputs } from './estimate.ts';
import type { EstimateFormat } from './estimate-text.ts';
import styles from './estimator.module.css';
import { Receipt } from './receipt.tsx';

interface EstimatorProps {
  card: RateCard;
  labels: EstimatorCopy['labels'];
  format: EstimateFormat;
  demo: DemoCopy | undefined;
  /** Query of the requested address. */
  query: string;
  /** Path of the page that answers the form; with `attach` it adds the estimate to an enquiry. */
  path: string;
  /** Date and address for print. */
  imprint: string;
}

const queryOf = (answers: Iterable<readonly [string, unknown]>) =>
  String(new URLSearchParams([...answers].map(([name, value]) => [name, String(value)])));

/**
 * Asks about the project and estimates its cost: at once, or without scripts when the form is sent. The answers are in the address,
 * so that they can be restored and shared. The fields are uncontrolled.
 */
export function Estimator({ card, labels, format, demo, path, imprint, ...props }: EstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(props.query);
  const take = (given: string) => {
    setQuery(given);
    // Waits until the frame is painted: after a change of address, Chromium checks every link on the page.
    setTimeout(() => writeHistoryState({}, `?${given}`));
  };
  const { inputs, corrected } = readInputs(new URLSearchParams(query), card);
  const answers = queryOf(Object.entries(inputs));
  // Answers may have been given before this code loaded, or restored by the browser.
  const takeGiven = useEffectEvent(() => {
    const given = form.current && queryOf(new FormData(form.current));
    if (given && given !== answers) take(given);
  });
  useEffect(() => takeGiven(), []);
  return (
    <div className={`split ${styles.estimator}`}>
      <form
        ref={form}
        className={`stack gapL ${styles.form}`}
        action={`${path}#receipt`}
        onInput={({ currentTarget }) => take(queryOf(new FormData(currentTarget)))}
      >
        <Question name="kind" legend={labels.kind} options={card.kinds} value={inputs.kind} />
        <div className={`columns ${styles.counts}`}>
          {COUNTS.map((name) => {
            const { label, hint, least, most } = card.counts[name];
            const error = fillIn(labels.range, { least, most, count: inputs[name] });
            return (
              <Field
                key={name}
                name={name}
                className={styles.count}
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
        <Question
          name="writer"
          legend={labels.writer}
          options={card.writers}
          value={inputs.writer}
        />
        <Question name="pace" legend={labels.pace} options={card.paces} value={inputs.pace} />
        <Button type="submit" icon="arrowRight">
          {labels.show}
        </Button>
      </form>
      <div id="receipt" className={styles.result}>
        <Receipt
          card={card}
          labels={labels}
          format={format}
          inputs={inputs}
          demo={demo}
          imprint={`${imprint}?${answers}`}
          attach={`${path}?${answers}&attach=yes#form`}
        />
      </div>
    </div>
  );
}

interface QuestionProps {
  name: string;
  legend: string;
  options: readonly { id: string; name: string }[];
  value: string;
}

const Question = ({ name, legend, options, value }: QuestionProps) => (
  <fieldset>
    <legend className={`figure ${styles.legend}`}>{legend}</legend>
    <div className={`cluster gap2xs ${styles.choices}`}>
      {options.map(({ id, name: label }) => (
        <Choice
          key={id}
          type="radio"
          name={name}
          value={id}
          label={label}
          defaultChecked={id === value}
        />
      ))}
    </div>
  </fieldset>
);
