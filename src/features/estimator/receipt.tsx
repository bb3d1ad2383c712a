import type { EstimatorCopy } from '../../content/schema/pages/estimator.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { estimate, type Inputs, type Part, type RateCard } from './estimate.ts';
import { type EstimateFormat, moneyFormat, rangeText } from './estimate-text.ts';
import styles from './estimator.module.css';

interface ReceiptProps {
  card: RateCard;
  labels: EstimatorCopy['labels'];
  format: EstimateFormat;
  inputs: Inputs;
  demo: DemoCopy | undefined;
  /** Address that turns the estimate into an enquiry. */
  attach: string;
  imprint: string;
}

/** The estimate and its calculation. Each value is its element's only text: otherwise React couldn't find it in a translated page. */
export function Receipt({ card, labels, format, inputs, demo, attach, imprint }: ReceiptProps) {
  const { rate } = card;
  const { parts, driver, people, weeks, team, ...result } = estimate(inputs, card);
  const { language } = format;
  const { format: money } = moneyFormat(format);
  const { format: percent } = new Intl.NumberFormat(language, { style: 'percent' });
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const { format: number } = new Intl.NumberFormat(language, digits);
  const months = number(result.months);
  const margin = percent(card.margin / 100);
  // Keeps the second amount on the line of the word before it.
  const range = rangeText(result, format).replace(/ (?=\S+$)/, '\u00a0');
  const factors = ({ count, each = 0, percent: extra }: Part) => {
    if (extra) return `+ ${percent(extra / 100)}`;
    return count ? `${count} × ${number(each)}` : '';
  };
  return (
    <div className={`stack ${styles.paper}`} data-print={imprint}>
      <output className={`cluster snug ${styles.output}`}>
        <span className="bold">{labels.result}</span>
        {/* The browser's Intl may use different spaces from the server's. */}
        <strong className={styles.price} suppressHydrationWarning>
          {range}
        </strong>
        <Fact name={labels.weeks} value={weeks} />
        <Fact name={labels.people} value={people} />
        {driver && <Fact name={labels.driver} value={driver.name} />}
      </output>
      <table className={`small snug ${styles.sum}`}>
        <caption>{labels.sum}</caption>
        <tbody>
          {parts.map((part) => (
            <Line
              key={part.name}
              name={part.name}
              sum={factors(part)}
              value={number(part.months)}
              isDriver={part === driver}
            />
          ))}
        </tbody>
        <tbody>
          <Line name={labels.total} value={months} />
        </tbody>
        <tbody>
          <Line
            name={labels.least}
            sum={`${months} × ${money(rate.from)} − ${margin}`}
            value={money(result.from)}
          />
          <Line
            name={labels.most}
            sum={`${months} × ${money(rate.to)} + ${margin}`}
            value={money(result.to)}
          />
          <Line name={labels.people} sum={`√${months} × ${team}`} value={people} />
          <Line name={labels.weeks} sum={`${months} × 52 ÷ 12 ÷ ${people}`} value={weeks} />
        </tbody>
      </table>
      <p className="caption">
        {labels.note} <DemoLabel copy={demo} />
      </p>
      <ButtonLink href={attach} variant="action" icon="arrowRight" rel="nofollow">
        {labels.attach}
      </ButtonLink>
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <span className={styles.fact}>
    {name} <b className="figure">{value}</b>
  </span>
);

interface LineProps {
  name: string;
  /** Calculation of the value. */
  sum?: string;
  value: string | number;
  isDriver?: boolean;
}

const Line = ({ name, sum, value, isDriver }: LineProps) => (
  <tr className={styles.line} data-driver={isDriver || undefined}>
    <th scope="row">{name}</th>
    <td suppressHydrationWarning>{sum}</td>
    <td suppressHydrationWarning>{value}</td>
  </tr>
);
