import type { ApplicationStatus, NextStep, Role } from '@skillharbor/contract';

/** What decides the next step of one reader of an application. */
export interface StepFacts {
  /** The status that the reader knows. */
  status: ApplicationStatus;
  /** True while the client can undo the decision, of which the freelancer does not know. */
  isHeld: boolean;
  /** True if the other side has deleted the account, or the application is no longer kept. */
  hasOtherLeft: boolean;
  /** True if the other side has proposed an agreement, which the reader has not confirmed. */
  hasProposal: boolean;
  /**
   * What the reader can do with the sentences about finished work: confirm one that waits, or else write one. It is null before the
   * work is done, and once nothing is left.
   */
  sentence: 'confirm' | 'write' | null;
  /** True if the client named this application when marking the job as filled. */
  fillsJob: boolean;
  job: {
    /** True if the reader knows that the job is filled. */
    isFilled: boolean;
    /** True if as many applicants are accepted as the job needs, and it is neither filled nor deleted. */
    canBeFilled: boolean;
  };
  conversation: {
    /** How many messages the reader has not read. */
    unread: number;
    /** True if one side has ended it. */
    isEnded: boolean;
    /** True for each side that has written. The text of an acceptance counts for the client. */
    hasWritten: Readonly<Record<Role, boolean>>;
    /** The author of the last message, or null without one. */
    lastBy: Role | null;
  };
}

/**
 * Returns the one thing that the reader does next with an application.
 *
 *     nextStep('freelancer', accepted)     { kind: 'write' }
 */
export function nextStep(reader: Role, facts: StepFacts): NextStep {
  const { status, conversation } = facts;
  if (conversation.unread > 0) return { kind: 'read', unread: conversation.unread };
  if (facts.hasOtherLeft) return { kind: 'none' };
  if (status === 'pending') return { kind: reader === 'client' ? 'decide' : 'wait' };
  if (status !== 'accepted') return { kind: 'none' };
  if (facts.hasProposal) return { kind: 'confirm' };
  const step = reader === 'client' ? nextOfClient(facts) : afterWriting('freelancer', facts);
  // A sentence is the last thing to do, so it comes only where nothing else is asked of the reader.
  const isIdle = step.kind === 'wait' || step.kind === 'none';
  return isIdle && facts.sentence !== null ? { kind: `${facts.sentence}_sentence` } : step;
}

function nextOfClient(facts: StepFacts): NextStep {
  const step = facts.isHeld ? 'wait' : afterWriting('client', facts).kind;
  return { kind: step !== 'write' && facts.job.canBeFilled ? 'fill' : step };
}

/** Returns what follows an acceptance: writing to each other, unless others fill the job. */
function afterWriting(
  reader: Role,
  { job, fillsJob, sentence, conversation }: StepFacts,
): { kind: 'write' | 'wait' | 'none' } {
  const isOver = job.isFilled && !fillsJob;
  if (isOver || conversation.isEnded) return { kind: 'none' };
  // Once the work is done, no first message about its beginning is suggested.
  if (!conversation.hasWritten[reader] && sentence === null) return { kind: 'write' };
  return { kind: conversation.lastBy === otherSide(reader) ? 'none' : 'wait' };
}

/** Returns true if the reader takes the step on the page of the agreement. */
export const isAtAgreement = ({ kind }: NextStep): boolean =>
  kind === 'confirm' || kind === 'confirm_sentence' || kind === 'write_sentence';

const otherSide = (role: Role): Role => (role === 'client' ? 'freelancer' : 'client');
