import { expect, test } from 'vitest';
import { advice } from '../../messages/advice.ts';
import { emptyJob } from '../JobForm/jobValues.ts';
import { previewOf } from './previewOf.ts';

const today = '2026-10-01';
const preview = (change: Partial<typeof emptyJob>, company?: string) =>
  previewOf({ ...emptyJob, ...change }, { company, today }, advice.preview.placeholders);

test('shows what is typed, as it would be posted now', () => {
  expect(preview({ title: ' Pilot ', pay_min: '60', pay_max: '60' }, 'Night Pilots')).toMatchObject({
    title: 'Pilot',
    company: 'Night Pilots',
    pay: { min: 60, max: 60, currency: 'USD', period: 'hour' },
    date_posted: today,
    is_open: true,
  });
});

test('has placeholders for what is not written yet, and leaves pay and deadline open', () => {
  expect(preview({ title: '  ' })).toMatchObject({
    title: 'Title',
    company: 'your company',
    location: 'Location',
    pay: null,
    application_deadline: '',
  });
});
