import type { ApplicationStatus, NextStep, Role } from '@skillharbor/contract';

/** The facts that determine the next step of one reader of an application. */
export interface StepFacts {
  /** The status that is visible to the reader. */
  status: ApplicationStatus;
  /** True during the undo period of the decision, in which the freelancer has not been notified. */
  isHeld: boolean;
  /** True if the other side has deleted the account, or if the application is no longer stored. */
  hasOtherLeft: boolean;
  /** True if the other side has proposed an agreement that the reader has not confirmed. */
  hasProposal: boolean;
  /**
   * The reader's action on the statements about finished work: 'confirm' if a statement needs the reader's
   * confirmation, and otherwise 'write'. It is null before the work is done, and once the reader has done both.
   */
  sentence: 'confirm' | 'write' | null;
  /** True if the client named this application when marking the job as filled. */
  fillsJob: boolean;
  job: {
    /** True if the reader has been notified that the job is filled. */
    isFilled: boolean;
    /** True if the job has as many accepted applicants as it needs, and is neither filled nor deleted. */
    canBeFilled: boolean;
  };
  conversation: {
    /** The number of messages that the reader has not read. */
    unread: number;
    /** True if one side has ended the conversation. */
    isEnded: boolean;
    /** True for each side that has written a message. The message of an acceptance is a message of the client. */
    hasWritten: Readonly<Record<Role, boolean>>;
    /** The author of the last message, or null if there is none. */
    lastBy: Role | null;
  };
}

/**
 * Returns the next step of the reader of an application.
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
  // A statement about the finished work is suggested only if the reader has nothing else to do.
  const isIdle = step.kind === 'wait' || step.kind === 'none';
  return isIdle && facts.sentence !== null ? { kind: `${facts.sentence}_sentence` } : step;
}

function nextOfClient(facts: StepFacts): NextStep {
  const step = facts.isHeld ? 'wait' : afterWriting('client', facts).kind;
  return { kind: step !== 'write' && facts.job.canBeFilled ? 'fill' : step };
}

/** Returns the step after an acceptance: to write to each other, unless others fill the job. */
function afterWriting(
  reader: Role,
  { job, fillsJob, sentence, conversation }: StepFacts,
): { kind: 'write' | 'wait' | 'none' } {
  const isOver = job.isFilled && !fillsJob;
  if (isOver || conversation.isEnded) return { kind: 'none' };
  // Once the work is done, the reader is not asked to write a first message.
  if (!conversation.hasWritten[reader] && sentence === null) return { kind: 'write' };
  return { kind: conversation.lastBy === otherSide(reader) ? 'none' : 'wait' };
}

/** Returns true if the reader takes the step on the page of the agreement. */
export const isAtAgreement = ({ kind }: NextStep): boolean =>
  kind === 'confirm' || kind === 'confirm_sentence' || kind === 'write_sentence';

const otherSide = (role: Role): Role => (role === 'client' ? 'freelancer' : 'client');
