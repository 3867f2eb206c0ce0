import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readContract } from '@skillharbor/contract-server/document';
import { answerQuestions } from '@skillharbor/prose';
import { contractFile } from '../../contract/document.ts';
import { questionsOf } from '../jobs.ts';
import { applications } from './applications.ts';
import { freelancers } from './freelancers.ts';
import { histories } from './histories.ts';
import { jobs } from './jobs.ts';
import { portfolios } from './portfolios.ts';
import { questions } from './questions.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...readContract(contractFile) });
const schema = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });

test.each(jobs.map((job) => [job.title, job] as const))(
  'the job %s meets the rules for posting it',
  (_, job) => {
    const {
      client: _client,
      posted: _posted,
      closes: _closes,
      decisionDate: _decisionDate,
      filled: _filled,
      is_inactive = false,
      unconfirmed: _unconfirmed,
      seen: _seen,
      ...input
    } = job;
    const validate = schema('JobInput');
    validate({ ...input, is_active: !is_inactive, application_deadline: '2026-06-30' });
    expect(validate.errors).toBeNull();
    expect(job.description.split('\n\n').length).toBeGreaterThanOrEqual(3);
  },
);

test.each(freelancers.map((person) => [person.key, person] as const))(
  'the profile of %s meets the rules for saving it',
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

test('every portfolio piece of the demo data belongs to a freelancer, and could have been added by a user', () => {
  const validate = schema('PortfolioPieceInput');
  const pieces = Object.values(portfolios).flat();
  expect(freelancers.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(portfolios)));
  for (const { title, link, work } of pieces) {
    validate({ title, link });
    expect(validate.errors).toBeNull();
    expect(work !== null || link !== '').toBe(true);
  }
  // The titles must be unique, because each title is the key of a picture.
  expect(new Set(pieces.map(({ title }) => title)).size).toBe(pieces.length);
});

test('all jobs of the demo data have different texts', () => {
  for (const of of ['title', 'short_description', 'description'] as const) {
    expect(new Set(jobs.map((job) => job[of])).size).toBe(jobs.length);
  }
});

test('every application is unique, was sent while the job was open, and was opened and decided after that', () => {
  expect(new Set(applications.map(({ from, to }) => `${from} ${to}`)).size).toBe(applications.length);
  for (const { to, applied, opened, decision, withdrawal, closed } of applications) {
    const job = jobs.find(({ title }) => title === to);
    // The numbers are days before the demo data is inserted, so a larger number is an earlier day.
    expect(job?.posted).toBeGreaterThan(applied);
    const end = decision?.decided ?? withdrawal?.withdrawn ?? closed ?? 0;
    expect(applied).toBeGreaterThan(Math.max(end, -(job?.closes ?? 0)));
    expect([applied, opened ?? (applied + end) / 2, end]).toSatisfy(
      ([sent = 0, read = 0, over = 0]) => sent > read && read > over,
    );
  }
});

test('every applicant has answered the screening questions of the job', () => {
  for (const { to, answers = [] } of applications) {
    const asked = jobs.filter(({ title }) => title === to).flatMap((job) => questionsOf(job));
    const given = asked.map(({ id }, index) => ({ question_id: id, answer: answers[index] ?? '' }));
    expect(answers.length).toBeLessThanOrEqual(asked.length);
    expect(answerQuestions(asked, given)).not.toHaveProperty('problems');
  }
});

test('no decline reason exceeds the maximum length', () => {
  const reasons = applications.flatMap(({ decision }) =>
    decision?.status === 'rejected' ? [decision.message ?? ''] : [],
  );
  expect(Math.max(...reasons.map((reason) => reason.length))).toBeLessThanOrEqual(300);
});

test('every applicant has a work history for the resume', () => {
  const applicants = new Set(applications.map(({ from }) => from));
  expect(new Set(Object.keys(histories))).toEqual(applicants);
});

test('every question was asked while the job was open, and got its reply after that', () => {
  const [validQuestion, validReply] = [schema('QuestionInput'), schema('ReplyInput')];
  for (const { from, about, question, asked, reply } of questions) {
    const job = jobs.find(({ title }) => title === about);
    expect(freelancers.some(({ key }) => key === from)).toBe(true);
    // The numbers are days before the demo data is inserted, so a larger number is an earlier day.
    expect(job?.posted).toBeGreaterThan(asked);
    expect(asked).toBeGreaterThan(Math.max(reply?.replied ?? 0, -(job?.closes ?? 0)));
    expect(validQuestion({ question }) && (!reply || validReply({ reply: reply.text }))).toBe(true);
  }
});
