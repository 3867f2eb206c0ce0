import type { Job } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { jobInput } from '../../testing/people.ts';
import { jobContent } from './pictureContent.ts';

const job: Job = {
  ...jobInput,
  id: 1,
  company: 'Northwind Labs',
  company_slug: 'northwind-labs',
  company_logo: null,
  company_website: '',
  salary_range: '€60 an hour',
  pay: null,
  is_open: true,
  is_active: true,
  date_posted: null,
  created_at: '2026-06-01T08:00:00Z',
  decision_date: '2027-01-14',
  blind_review: false,
  application_limit: null,
  screening_questions: [],
  places_left: null,
  positions: 1,
  country: null,
  hire_from: null,
  overlap: null,
  filled_at: null,
};

test('the text in a job’s picture begins with the pay, if the job states one', () => {
  const pay = { min: 60, max: 75, currency: 'EUR', period: 'hour' } as const;
  expect(jobContent({ ...job, pay }).facts).toMatch(/^€60–75 an hour {2}· {2}Contract/);
  expect(jobContent(job).facts).toMatch(/^Contract/);
});
