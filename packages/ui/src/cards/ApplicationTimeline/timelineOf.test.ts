import {
  myAcceptedApplication,
  myClosedApplication,
  myOpenedApplication,
  myOvertakenApplication,
  myPendingApplication,
  myShortlistedApplication,
  myWithdrawnApplication,
  NOW,
} from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { timelineOf } from './timelineOf.ts';

test.each([
  [myPendingApplication, ['sent'], 'opening'],
  [myOpenedApplication, ['sent', 'opened'], 'decision'],
  [myShortlistedApplication, ['sent', 'opened', 'shortlisted'], 'decision'],
  [myOvertakenApplication, ['sent', 'changed'], 'opening'],
  [{ ...myAcceptedApplication, changed_at: NOW }, ['sent', 'decided', 'changed'], null],
  [myAcceptedApplication, ['sent', 'decided'], null],
  [myClosedApplication, ['sent', 'opened', 'closed'], null],
  [myWithdrawnApplication, ['sent', 'withdrawn'], null],
  [{ ...myOpenedApplication, revealed_at: NOW }, ['sent', 'opened', 'revealed'], 'decision'],
  // A decision implies this event.
  [{ ...myAcceptedApplication, revealed_at: myAcceptedApplication.decided_at }, ['sent', 'decided'], null],
] as const)('the timeline of application %# has the expected steps', (application, events, next) => {
  const timeline = timelineOf(application);
  expect(timeline.steps.map(({ event }) => event)).toEqual(events);
  expect(timeline.next).toBe(next);
});
