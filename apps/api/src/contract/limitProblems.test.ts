import { expect, test } from 'vitest';
import { limitProblemOf } from './limitProblems.ts';
import { limitsOf } from './rateLimits.ts';

const limits = limitsOf({
  freelancerAt: async () => null,
  isNewcomer: async () => false,
  passedAccountOf: async () => null,
});
const ofPeople = Object.entries(limits).filter(([, { perSubject, perAccount }]) => perSubject ?? perAccount);

test.each(ofPeople)('when %s is refused, the message says which limit was reached', (id) => {
  expect(limitProblemOf(id)).not.toBe('too_many_requests');
});
