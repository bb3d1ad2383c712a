import type { ReactElement } from 'react';
import { fillIn } from '../../../lib/fill-in.ts';
import { timeFormat, zoneName } from '../../../lib/time-zone.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/field.tsx';
import type { FieldsCopy } from '../../shared/field-props.ts';
import { Honeypot } from '../../shared/honeypot/honeypot.tsx';
import { GuestFields } from '../guest-fields/guest-fields.tsx';
import { zoneOptions } from '../zone-options/zone-options.tsx';
import styles from './slot-form.module.css';

interface SlotFormProps {
  copy: Record<'intro' | 'zone' | 'showTimes' | 'time' | 'book', string>;
  guest: FieldsCopy;
  honeypot: string;
  language: string;
  /** Free times, soonest first, in ms. */
  slots: readonly { start: number }[];
  minutes: number;
  timeZone: string;
  /** Path of the list of times; the form posts to a page below it. */
  path: string;
  /** Idempotency key of the post. */
  id: string;
}

/** Books a time without scripts. */
export function SlotForm(props: SlotFormProps) {
  const { copy, guest, honeypot, language, slots, minutes, timeZone, path, id } = props;
  const { zone, zones, timeOf } = keptOptions(language, timeZone);
  const days = Map.groupBy(slots, ({ start }) => timeOf(start).day);
  return (
    <Band variant="panel" tone="tone-5" aria-labelledby="times">
      <div className={`stack gapL ${styles.forms}`}>
        <p id="times" className="numeral sticky">
          {fillIn(copy.intro, { minutes, zone })}
        </p>
        <form className={`cluster ${styles.zone}`} method="get" action={path}>
          <SelectField label={copy.zone} id="tz" name="tz" defaultValue={timeZone}>
            {zones}
          </SelectField>
          <Button type="submit" variant="outline">
            {copy.showTimes}
          </Button>
        </form>
        <form className={`stack ${styles.form}`} method="post" action={`${path}/book`}>
          <input type="hidden" name="timeZone" value={timeZone} />
          <input type="hidden" name="_id" value={id} />
          <Honeypot label={honeypot} />
          <SelectField label={copy.time} id="start" name="start" required>
            {[...days].map(([day, times]) => (
              <optgroup key={day} label={day}>
                {times.map(({ start }) => timeOf(start).option)}
              </optgroup>
            ))}
          </SelectField>
          <GuestFields copy={guest} />
          <Button type="submit" variant="action" icon="arrowRight">
            {copy.book}
          </Button>
        </form>
      </div>
    </Band>
  );
}

const MAX_KEPT = 20;
/** By language and time zone: making 600 options costs as much as rendering them. */
const kept = new Map<string, ReturnType<typeof optionsIn>>();

function keptOptions(language: string, timeZone: string) {
  const key = `${language} ${timeZone}`;
  const options = kept.get(key) ?? optionsIn(language, timeZone);
  kept.set(key, options);
  if (kept.size > MAX_KEPT) kept.clear();
  return options;
}

function optionsIn(language: string, timeZone: string) {
  const dayFormat = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  // A closed list hides its groups, so every time includes its day.
  const format = timeFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const made = new Map<number, { day: string; option: ReactElement }>();
  const timeOf = (start: number) => {
    const found = made.get(start) ?? {
      day: dayFormat.format(start),
      option: (
        <option key={start} value={new Date(start).toISOString()}>
          {format(start)}
        </option>
      ),
    };
    made.set(start, found);
    return found;
  };
  return { zone: zoneName(timeZone, language), zones: zoneOptions(timeZone), timeOf };
}
