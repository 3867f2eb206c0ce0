/** Tests that each mail belongs to an event of the table in events.ts, or is listed as a mail without an event. */
import { mailKindValues, notificationKindValues, pushGroupValues } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { eventRules, isInDigests, mailKindOf, pushGroupOf } from './events.ts';
import { mailsIn } from './samples.ts';

/** The mails that belong to no event, each with the reason. */
const eventless: Record<string, string> = {
  passwordReset: 'It is about the account.',
  passwordChanged: 'It is about the account.',
  newDevice: 'It is about the account.',
  unknownDevice: 'It is about the account.',
  addressChanged: 'It is about the account.',
  passkeyAdded: 'It is about the account.',
  passkeyRemoved: 'It is about the account.',
  codesTurnedOn: 'It is about the account.',
  codesTurnedOff: 'It is about the account.',
  recoveryCodesRenewed: 'It is about the account.',
  recoveryCodeUsed: 'It is about the account.',
  factorsRemoved: 'It is about the account.',
  deletion: 'It is about the account.',
  deletionByOperator: 'It is about the account.',
  deletionCancelled: 'It is about the account.',
  sessionsEnded: 'It is about the account.',
  confirmation: 'It is about the account.',
  newAddress: 'It is about the account.',
  addressTaken: 'It is about the account.',
  receipt: 'Its receiver has just applied.',
  messageSent: 'Its receiver is a visitor.',
  threadAnswer: 'Its receiver is a visitor.',
  digest: 'Each of its lines has one.',
  teamInvitation: 'Only its link lets the receiver join.',
  signUpInvitation: 'Its receiver has no account yet.',
  reportReceived: 'Its receiver has just sent a report, perhaps as a visitor.',
  'reportDecided: dismissed': 'Its receiver may be a visitor.',
  'reportDecided: acted': 'Its receiver may be a visitor.',
  'reportDecided: reversed': 'Its receiver may be a visitor.',
  'replyRefused: expired': 'It answers a mail of its receiver.',
  'replyRefused: closed': 'It answers a mail of its receiver.',
  'replyRefused: empty': 'It answers a mail of its receiver.',
  'replyRefused: too_long': 'It answers a mail of its receiver.',
  'replyRefused: files': 'It answers a mail of its receiver.',
  'replyRefused: unreadable': 'It answers a mail of its receiver.',
  'replyRefused: account': 'It answers a mail of its receiver.',
};

const mails = Object.entries(mailsIn('en'));

test('every mail has an event, or a reason why it has none', () => {
  const without = mails.filter(([, { event }]) => event === null).map(([name]) => name);
  expect(without.toSorted()).toEqual(Object.keys(eventless).toSorted());
});

test('for every event of the table, there is a mail', () => {
  const reported = new Set(mails.flatMap(([, { event }]) => event?.kind ?? []));
  expect([...reported].toSorted()).toEqual([...notificationKindValues].toSorted());
});

test('every kind of mail that users can switch off has events, and mails without an event cannot be switched off', () => {
  const chosen = new Set(Object.values(eventRules).flatMap(({ mail }) => mail ?? []));
  expect([...chosen].toSorted()).toEqual([...mailKindValues].toSorted());
  expect(mailKindOf(null)).toBeNull();
});

test('every mail that can be part of a digest has a button with a link', () => {
  const lines = mails.filter(([, { event }]) => {
    const kind = mailKindOf(event);
    return kind !== null && isInDigests(kind);
  });
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(([, { href }]) => href === undefined)).toEqual([]);
});

test('every kind of mail is also a group of push notifications, and one further group contains all other events', () => {
  expect(pushGroupValues).toEqual([...mailKindValues, 'other']);
  expect(pushGroupOf('message_received')).toBe('messages');
  expect(pushGroupOf('application_accepted')).toBe('other');
});

describe('the event of a mail', () => {
  const events = mails.flatMap(([name, { event }]) => (event ? [[name, event] as const] : []));

  test.each(events)('the event has the ids that the link of its notification needs: %s', (_, event) => {
    const { about, to } = eventRules[event.kind];
    expect(event.applicationId !== undefined).toBe(about === 'application');
    expect(event.threadId !== undefined).toBe(about === 'thread');
    expect(event.statementId !== undefined).toBe(about === 'statement');
    const isOfJob = about === 'job' || (about === 'application' && to === 'client');
    expect(event.jobId !== undefined).toBe(isOfJob);
  });

  test.each(events)('the title of the event names no applicant: %s', (_, { title }) => {
    expect(title).not.toContain('Noor');
  });
});
