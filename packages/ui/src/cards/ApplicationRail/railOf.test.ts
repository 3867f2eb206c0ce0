import {
  daysAhead,
  daysAgo,
  myAcceptedApplication,
  myClosedApplication,
  myOpenedApplication,
  myPendingApplication,
  mySilentlyRejectedApplication,
  myWithdrawnApplication,
  TODAY,
} from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { railOf } from './railOf.ts';

const later = { ...myPendingApplication, decision_date: daysAhead(4) };
const read = { ...later, opened_at: daysAgo(1) };

/** Returns the stops in one line, with a punctuation mark for each state: 'sent! opened? …' */
const written = (...[application]: Parameters<typeof railOf>) =>
  railOf(application, TODAY)
    .map(({ event, state }) => event + { past: '', now: '!', future: '?' }[state])
    .join(' ');

test.each([
  ['is new', later, 'sent! opened? answer? decided?'],
  ['is read', read, 'sent opened! answer? decided?'],
  ['is due soon', { ...read, decision_date: daysAhead(3) }, 'sent opened answer! decided?'],
  ['is due today, unread', { ...later, decision_date: TODAY }, 'sent opened? answer! decided?'],
  ['is overdue', { ...read, decision_date: daysAhead(-1) }, 'sent opened answer! decided?'],
  ['is accepted in time', { ...myAcceptedApplication, opened_at: daysAgo(10) }, 'sent opened accepted!'],
  [
    'is accepted late',
    { ...myAcceptedApplication, decision_date: daysAgo(30) },
    'sent opened answer accepted!',
  ],
  ['is declined unread', mySilentlyRejectedApplication, 'sent rejected!'],
  ['is withdrawn', myWithdrawnApplication, 'sent withdrawn!'],
  ['is closed by the server', myClosedApplication, 'sent opened answer closed!'],
])('an application that %s has its stops', (_, application, stops) => {
  expect(written(application, TODAY)).toBe(stops);
});

test('the decision date is urgent in its last three days, and overdue after its day', () => {
  const urgency = (days: number) =>
    railOf({ ...read, decision_date: daysAhead(days) }, TODAY).map((stop) => stop.urgency);
  expect(urgency(4)).toEqual([null, null, null, null]);
  expect(urgency(3)).toEqual([null, null, 'soon', null]);
  expect(urgency(0)).toEqual([null, null, 'soon', null]);
  expect(urgency(-1)).toEqual([null, null, 'overdue', null]);
});

test('each stop has the time of its event, and the last stop has no time until there is a decision', () => {
  expect(railOf(myOpenedApplication, TODAY).map(({ at }) => at)).toEqual([
    myOpenedApplication.applied_at,
    myOpenedApplication.opened_at,
    myOpenedApplication.decision_date,
    null,
  ]);
});
