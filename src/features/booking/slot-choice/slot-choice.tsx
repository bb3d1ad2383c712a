import { type ChangeEventHandler, useMemo } from 'react';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { timeFormat } from '../../../lib/time-zone.ts';
import { SelectField } from '../../../ui/field/field.tsx';
import { SlotTiles } from '../slot-tiles/slot-tiles.tsx';
import type { byDay } from '../slots.ts';
import { zoneOptions } from '../zone-options/zone-options.tsx';

interface SlotChoiceProps {
  copy: ContactCopy['booking']['picker'];
  days: ReturnType<typeof byDay>;
  /** The agency's time zone. */
  own: string;
  zone: string;
  day: string;
  /** The chosen slot's start, or ''. */
  start: string;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
}

export function SlotChoice({ copy, days, own, zone, day, start, onChange }: SlotChoiceProps) {
  const zones = useMemo(() => zoneOptions(zone, own), [zone, own]);
  const language = document.documentElement.lang;
  const format = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(new Date(at));
  const timeOf = timeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const dayTiles = [...days].map(([value, [slot]]) => ({
    value,
    above: format({ weekday: 'short' }, slot?.start ?? value),
    weekday: new Date(value).getUTCDay() || 7,
    label: format({ day: 'numeric', month: 'short' }, slot?.start ?? value),
  }));
  // Leaves out a Monday at the end until the other days of its week are open.
  if (dayTiles.length > 5 && dayTiles.at(-1)?.weekday === 1) dayTiles.pop();
  const timeTiles = (days.get(day) ?? []).map((slot) => ({
    value: slot.start,
    label: timeOf(Date.parse(slot.start)),
  }));
  return (
    <div className="stack">
      <SelectField
        label={copy.zone}
        id="booking-zone"
        name="timeZone"
        value={zone}
        onChange={onChange}
      >
        {zones}
      </SelectField>
      <SlotTiles legend={copy.day} name="day" tiles={dayTiles} chosen={day} onChange={onChange} />
      <SlotTiles
        legend={copy.time}
        name="start"
        tiles={timeTiles}
        chosen={start}
        onChange={onChange}
      />
    </div>
  );
}
