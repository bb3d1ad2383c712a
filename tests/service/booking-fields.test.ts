import { expect, it, vi } from 'vitest';
import { bookingText } from '../../src/service/cli/show.ts';
import { bookingEmail } from '../../src/service/emails/booking-email.ts';
import { booking, TEXTS } from './setup.ts';

vi.mock('../../src/content/schema/forms.ts', async (load) => {
  const forms = await load<typeof import('../../src/content/schema/forms.ts')>();
  const vessel = { name: 'vessel', type: 'text', limit: 200 };
  return { ...forms, BOOKING_FIELDS: [...forms.BOOKING_FIELDS, vessel] };
});

it('the agency reads a further field of the booking form in email and terminal, and the guest does not', () => {
  const made = booking('Ada', 0, 1, Object.fromEntries([['vessel', 'Tug']]));
  const input = { booking: made, texts: TEXTS, event: 'made' as const, origin: '' };
  const mail = (reader: 'host' | 'host-link' | 'guest') => bookingEmail({ ...input, reader }).text;
  expect(mail('host')).toContain('Vessel: Tug');
  expect(mail('host-link') + mail('guest')).not.toContain('Tug');
  expect(bookingText(made, [], TEXTS)).toMatch(/Vessel: +Tug/);
});
