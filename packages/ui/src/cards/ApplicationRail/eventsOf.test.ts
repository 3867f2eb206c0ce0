import {
  myAcceptedApplication,
  myFilledApplication,
  myFillingApplication,
  myOpenedApplication,
  myOvertakenApplication,
  myPendingApplication,
  myShortlistedApplication,
  NOW,
} from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';

test.each([
  ['nothing', myPendingApplication, []],
  ['the shortlist', myShortlistedApplication, ['shortlisted']],
  ['an edit of the job', myOvertakenApplication, ['changed']],
  ['a filled job', myFilledApplication, ['filled']],
  ['a job that it fills', myFillingApplication, ['filledWithYou']],
  ['a reveal', { ...myOpenedApplication, revealed_at: NOW }, ['revealed']],
  [
    'no reveal by a decision',
    { ...myAcceptedApplication, revealed_at: myAcceptedApplication.decided_at },
    [],
  ],
  ['two events in order', { ...myShortlistedApplication, changed_at: NOW }, ['shortlisted', 'changed']],
] as const)('an application tells of %s', (_, application, events) => {
  expect(eventsOf(application).map(({ event }) => event)).toEqual(events);
});
