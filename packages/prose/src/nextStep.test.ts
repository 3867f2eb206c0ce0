import { describe, expect, test } from 'vitest';
import { nextStep } from './nextStep.ts';
import type { StepFacts } from './nextStep.ts';

const nobody = { client: false, freelancer: false };
const silent = { unread: 0, isEnded: false, hasWritten: nobody, lastBy: null };

/** An acceptance after which neither side has written. */
const accepted: StepFacts = {
  status: 'accepted',
  isHeld: false,
  hasOtherLeft: false,
  hasProposal: false,
  sentence: null,
  fillsJob: false,
  job: { isFilled: false, canBeFilled: false },
  conversation: silent,
};
const both = { client: true, freelancer: true };
const talk = (rest: Partial<StepFacts['conversation']>) => ({
  ...accepted,
  conversation: { ...silent, ...rest },
});
const complete = { isFilled: false, canBeFilled: true };
const filled = { isFilled: true, canBeFilled: false };

describe('new messages', () => {
  test.each(['client', 'freelancer'] as const)('come before everything else for the %s', (reader) => {
    expect(nextStep(reader, talk({ unread: 2 }))).toEqual({ kind: 'read', unread: 2 });
  });
});

describe('an undecided application', () => {
  const pending: StepFacts = { ...accepted, status: 'pending' };
  test('is to be decided by the client', () => {
    expect(nextStep('client', pending)).toEqual({ kind: 'decide' });
  });
  test('waits for the client, as the freelancer sees it', () => {
    expect(nextStep('freelancer', pending)).toEqual({ kind: 'wait' });
  });
});

describe('an acceptance without a word', () => {
  test.each(['client', 'freelancer'] as const)('asks the %s to write', (reader) => {
    expect(nextStep(reader, accepted)).toEqual({ kind: 'write' });
  });
  test('leaves nothing to do if the other side has left', () => {
    expect(nextStep('client', { ...accepted, hasOtherLeft: true })).toEqual({ kind: 'none' });
  });
  test('asks nobody to write in a conversation that was ended', () => {
    expect(nextStep('freelancer', talk({ isEnded: true }))).toEqual({ kind: 'none' });
  });
  test('waits for the end of the hold', () => {
    expect(nextStep('client', { ...accepted, isHeld: true })).toEqual({ kind: 'wait' });
  });
});

describe('a proposed agreement', () => {
  test.each(['client', 'freelancer'] as const)(
    'is to be confirmed by the %s who has not written it',
    (reader) => {
      expect(nextStep(reader, { ...accepted, hasProposal: true })).toEqual({ kind: 'confirm' });
    },
  );
  test('comes after new messages', () => {
    expect(nextStep('client', { ...talk({ unread: 1 }), hasProposal: true }).kind).toBe('read');
  });
});

describe('after writing', () => {
  test('the author waits for the other side', () => {
    expect(nextStep('freelancer', talk({ hasWritten: both, lastBy: 'freelancer' }))).toEqual({
      kind: 'wait',
    });
  });
  test('a client whose text came with the acceptance waits', () => {
    expect(nextStep('client', talk({ hasWritten: { ...nobody, client: true } }))).toEqual({ kind: 'wait' });
  });
  test('nothing is left for the reader of the last message', () => {
    expect(nextStep('client', talk({ hasWritten: both, lastBy: 'freelancer' }))).toEqual({ kind: 'none' });
  });
});

describe('a job with as many accepted applicants as it needs', () => {
  test('is marked as filled once the client has written', () => {
    const written = talk({ hasWritten: both, lastBy: 'client' });
    expect(nextStep('client', { ...written, job: complete })).toEqual({ kind: 'fill' });
  });
  test('can be marked as filled while the acceptance is held', () => {
    expect(nextStep('client', { ...accepted, isHeld: true, job: complete })).toEqual({ kind: 'fill' });
  });
  test('asks the client for a word first', () => {
    expect(nextStep('client', { ...accepted, job: complete })).toEqual({ kind: 'write' });
  });
});

describe('a filled job', () => {
  test('leaves an accepted freelancer nothing to do if others fill it', () => {
    expect(nextStep('freelancer', { ...accepted, job: filled })).toEqual({ kind: 'none' });
  });
  test('still asks the freelancer who fills it to write', () => {
    expect(nextStep('freelancer', { ...accepted, job: filled, fillsJob: true })).toEqual({ kind: 'write' });
  });
});

describe('finished work', () => {
  const done = talk({ hasWritten: both, lastBy: 'freelancer' });
  test.each(['client', 'freelancer'] as const)('asks the %s to confirm a sentence that waits', (reader) => {
    expect(nextStep(reader, { ...done, sentence: 'confirm' })).toEqual({ kind: 'confirm_sentence' });
  });
  test.each(['client', 'freelancer'] as const)(
    'asks the %s for a sentence, even after the last message',
    (reader) => {
      expect(nextStep(reader, { ...done, sentence: 'write' })).toEqual({ kind: 'write_sentence' });
    },
  );
  test('asks for a sentence even if nobody has written a message', () => {
    expect(nextStep('client', { ...accepted, sentence: 'write' })).toEqual({ kind: 'write_sentence' });
  });
  test('comes after marking the job as filled', () => {
    expect(nextStep('client', { ...done, sentence: 'write', job: complete })).toEqual({ kind: 'fill' });
  });
  test('asks nothing once the other side has left', () => {
    expect(nextStep('client', { ...done, sentence: 'write', hasOtherLeft: true })).toEqual({ kind: 'none' });
  });
});
