import type { BookingConfig } from '../../contract/site-config.ts';
import { post, testService } from './service.ts';

export const HOUR = 3_600_000;
export const week = [['09:00', '10:00']] as [string, string][];
export const BOOKING_CONFIG: BookingConfig = {
  timeZone: 'Europe/London',
  hours: { mon: week, tue: week, wed: week, thu: week, fri: week },
  slotMinutes: 30,
  noticeHours: 24,
  horizonDays: 7,
  title: 'First call',
  place: 'By telephone',
};
// A Monday, 08:00 in London (summer time).
export const MONDAY = Date.parse('2026-06-01T07:00:00Z');
export const iso = (at: number) => new Date(at).toISOString();

export const visitor = {
  name: 'Noor Haddad',
  email: 'noor@fernway.example',
  timeZone: 'Asia/Dubai',
};
export interface Booked {
  id: string;
  start: string;
  url: string;
  ics: string;
}

/** The service on a Monday morning with free times, and how to list and book them. */
export async function bookable(
  env: Record<string, string> = {},
  siteConfig: Partial<BookingConfig> = {},
) {
  const booking = { ...BOOKING_CONFIG, ...siteConfig };
  const service = await testService({ siteConfig: { booking }, now: () => MONDAY, env });
  const list = async () => {
    const answer = await fetch(`${service.origin}/booking/slots`);
    return ((await answer.json()) as { slots: { start: string }[] }).slots.map(
      ({ start }) => start,
    );
  };
  const book = (fields: Record<string, string>, accept = 'application/json') =>
    post(service.origin, fields, { path: '/booking/book', accept });
  return { ...service, list, book };
}
