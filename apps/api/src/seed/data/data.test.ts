import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readContract } from '../../contract/document.ts';
import { applications } from './applications.ts';
import { freelancers } from './freelancers.ts';
import { histories } from './histories.ts';
import { jobs } from './jobs.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...readContract() });
const schema = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });

test.each(jobs.map((job) => [job.title, job] as const))('a client could have posted: %s', (_, job) => {
  const { client: _client, posted: _posted, closes: _closes, is_inactive = false, ...input } = job;
  const validate = schema('JobInput');
  validate({ ...input, is_active: !is_inactive, application_deadline: '2026-06-30' });
  expect(validate.errors).toBeNull();
  expect(job.description.split('\n\n').length).toBeGreaterThanOrEqual(3);
});

test.each(freelancers.map((person) => [person.key, person] as const))(
  '%s could have saved the profile',
  (_, person) => {
    const {
      key: _key,
      first_name: _first,
      last_name: _last,
      look: _look,
      skills: _skills,
      ...profile
    } = person;
    const validate = schema('FreelancerInput');
    validate(profile);
    expect(validate.errors).toBeNull();
    expect(person.experience).toMatch(/^\d+$/);
  },
);

test('no two jobs have the same text', () => {
  for (const of of ['title', 'short_description', 'description'] as const) {
    expect(new Set(jobs.map((job) => job[of])).size).toBe(jobs.length);
  }
});

test('every application is unique, made while the job is open, and decided afterwards', () => {
  expect(new Set(applications.map(({ from, to }) => `${from} ${to}`)).size).toBe(applications.length);
  for (const { to, applied, decision } of applications) {
    const job = jobs.find(({ title }) => title === to);
    // Days ago, so a larger number is earlier.
    expect(job?.posted).toBeGreaterThan(applied);
    expect(applied).toBeGreaterThan(Math.max(decision?.decided ?? 0, -(job?.closes ?? 0)));
  }
});

test('no decline reason exceeds the limit', () => {
  const reasons = applications.flatMap(({ decision }) =>
    decision?.status === 'rejected' ? [decision.message ?? ''] : [],
  );
  expect(Math.max(...reasons.map((reason) => reason.length))).toBeLessThanOrEqual(300);
});

test('every applicant has a history for the resume', () => {
  const applicants = new Set(applications.map(({ from }) => from));
  expect(new Set(Object.keys(histories))).toEqual(applicants);
});
