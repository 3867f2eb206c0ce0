import { expect, test } from 'vitest';
import { advice } from '../../messages/advice.ts';
import { emptyJob } from '../JobForm/jobValues.ts';
import { previewOf } from './previewOf.ts';
import type { PreviewContext } from './previewOf.ts';

const today = '2026-10-01';
const preview = (change: Partial<typeof emptyJob>, context: Partial<PreviewContext> = {}) =>
  previewOf(
    { ...emptyJob, ...change },
    { company: undefined, savedJob: undefined, today, ...context },
    advice.preview.placeholders,
  );
const company = {
  company: 'Night Pilots',
  company_slug: 'night-pilots',
  company_logo: '/media/pictures/a-150.webp',
  company_website: 'https://pilots.example',
};

test('the preview shows the typed job as it would look if the client posted it now', () => {
  expect(preview({ title: ' Pilot ', pay_min: '60', pay_max: '60' }, { company })).toMatchObject({
    title: 'Pilot',
    ...company,
    pay: { min: 60, max: 60, currency: 'USD', period: 'hour' },
    date_posted: today,
    is_open: true,
  });
});

test('the preview has placeholders for empty texts, and shows no pay or deadline until the client enters them', () => {
  expect(preview({ title: '  ' })).toMatchObject({
    title: 'Title',
    company: 'your company',
    location: 'Location',
    pay: null,
    application_deadline: '',
  });
});

test('the preview shows the day on which the job was posted, and the places that are taken', () => {
  const savedJob = { date_posted: '2026-09-01', application_limit: 10, places_left: 4 };
  expect(preview({ application_limit: '8' }, { savedJob })).toMatchObject({
    date_posted: '2026-09-01',
    places_left: 2,
  });
  expect(preview({ application_limit: '5' }, { savedJob }).places_left).toBe(0);
  expect(preview({ application_limit: '5' }).places_left).toBe(5);
  expect(preview({}, { savedJob }).places_left).toBeNull();
});
