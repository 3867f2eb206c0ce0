import { describe, expect, test } from 'vitest';
import { nextStep } from './nextStep.ts';
import type { StepFacts } from './nextStep.ts';

const nobody = { client: false, freelancer: false };
const silent = { unread: 0, isEnded: false, hasWritten: nobody, lastBy: null };

/** An accepted application in which neither side has written. */
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
  test('must be decided by the client', () => {
    expect(nextStep('client', pending)).toEqual({ kind: 'decide' });
  });
  test('makes the freelancer wait for the client', () => {
    expect(nextStep('freelancer', pending)).toEqual({ kind: 'wait' });
  });
});

describe('an acceptance without a message', () => {
  test.each(['client', 'freelancer'] as const)('asks the %s to write', (reader) => {
    expect(nextStep(reader, accepted)).toEqual({ kind: 'write' });
  });
  test('needs no step if the other side has left', () => {
    expect(nextStep('client', { ...accepted, hasOtherLeft: true })).toEqual({ kind: 'none' });
  });
  test('asks neither side to write in a conversation that was ended', () => {
    expect(nextStep('freelancer', talk({ isEnded: true }))).toEqual({ kind: 'none' });
  });
  test('makes the client wait until the undo period ends', () => {
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
  test('a client whose acceptance contained a message waits for the freelancer', () => {
    expect(nextStep('client', talk({ hasWritten: { ...nobody, client: true } }))).toEqual({ kind: 'wait' });
  });
  test('the reader of the last message has no next step', () => {
    expect(nextStep('client', talk({ hasWritten: both, lastBy: 'freelancer' }))).toEqual({ kind: 'none' });
  });
});

describe('a job with as many accepted applicants as it needs', () => {
  test('is to be marked as filled once the client has written', () => {
    const written = talk({ hasWritten: both, lastBy: 'client' });
    expect(nextStep('client', { ...written, job: complete })).toEqual({ kind: 'fill' });
  });
  test('can be marked as filled during the undo period of the acceptance', () => {
    expect(nextStep('client', { ...accepted, isHeld: true, job: complete })).toEqual({ kind: 'fill' });
  });
  test('first asks the client to write', () => {
    expect(nextStep('client', { ...accepted, job: complete })).toEqual({ kind: 'write' });
  });
});

describe('a filled job', () => {
  test('requires nothing from an accepted freelancer if others fill it', () => {
    expect(nextStep('freelancer', { ...accepted, job: filled })).toEqual({ kind: 'none' });
  });
  test('the next step still asks a freelancer who fills the job to write to the client', () => {
    expect(nextStep('freelancer', { ...accepted, job: filled, fillsJob: true })).toEqual({ kind: 'write' });
  });
});

describe('finished work', () => {
  const done = talk({ hasWritten: both, lastBy: 'freelancer' });
  test.each(['client', 'freelancer'] as const)(
    'asks the %s to confirm a statement that waits for confirmation',
    (reader) => {
      expect(nextStep(reader, { ...done, sentence: 'confirm' })).toEqual({ kind: 'confirm_sentence' });
    },
  );
  test.each(['client', 'freelancer'] as const)(
    'asks the %s for a statement, even after the last message',
    (reader) => {
      expect(nextStep(reader, { ...done, sentence: 'write' })).toEqual({ kind: 'write_sentence' });
    },
  );
  test('asks for a statement even if neither side has written a message', () => {
    expect(nextStep('client', { ...accepted, sentence: 'write' })).toEqual({ kind: 'write_sentence' });
  });
  test('comes after marking the job as filled', () => {
    expect(nextStep('client', { ...done, sentence: 'write', job: complete })).toEqual({ kind: 'fill' });
  });
  test('requires nothing once the other side has left', () => {
    expect(nextStep('client', { ...done, sentence: 'write', hasOtherLeft: true })).toEqual({ kind: 'none' });
  });
});
