/** Computes the next step of each reader of an application from the current state. */
import type { Application, NextStep, Role } from '@skillharbor/contract';
import { nextStep } from '@skillharbor/prose';
import type { StepFacts } from '@skillharbor/prose';
import { mineOf, noTalk, stepFacts } from './fixtures/applicationShapes.ts';
import { applicationsTo } from './state.ts';
import type { State } from './state.ts';

/** Returns the next step for one side of an application. */
export function stepFor(state: State, reader: Role, application: Application): NextStep {
  const sent = state.applications.find((one) => one.application.id === application.id);
  const stored = state.jobs.find(({ job }) => job.id === sent?.listing);
  const { id } = application;
  const isClient = reader === 'client';
  const known =
    isClient || !sent || !stored ? application : { ...application, ...mineOf({ ...sent, job: stored.job }) };
  const accepted = applicationsTo(state, sent?.listing ?? 0).filter(({ status }) => status === 'accepted');
  const isFilled = isClient ? (stored?.fill ?? null) !== null : (stored?.job.filled_at ?? null) !== null;
  return nextStep(reader, {
    ...stepFacts(known, talkOf(state, reader, id)),
    isHeld: isClient && application.held_until !== null,
    hasProposal: state.agreements.some(
      (agreement) =>
        agreement.application === id && agreement.state === 'proposed' && agreement.by !== reader,
    ),
    sentence: sentenceOf(state, reader, id),
    fillsJob: stored?.fill?.by.includes(id) ?? false,
    job: {
      isFilled,
      canBeFilled:
        isClient &&
        !isFilled &&
        stored !== undefined &&
        accepted.length >= stored.job.positions &&
        !stored.deleted,
    },
  });
}

function sentenceOf(state: State, reader: Role, id: number): StepFacts['sentence'] {
  const entries = state.workRecord.map(({ entry }) => entry).filter((entry) => entry.application_id === id);
  const waits = entries.some(
    ({ about, is_confirmed, hidden_by }) => about === reader && !is_confirmed && hidden_by.length === 0,
  );
  if (waits) return 'confirm';
  const isDone = state.agreements.some((one) => one.application === id && one.state === 'done');
  return isDone && !entries.some(({ about }) => about !== reader) ? 'write' : null;
}

function talkOf(state: State, reader: Role, id: number) {
  const stored = state.conversations.find(({ application }) => application === id);
  if (!stored) return noTalk;
  const { messages, read, endedBy } = stored;
  const has = (role: Role) => messages.some(({ by }) => by === role);
  return {
    unread: messages.filter(({ by, number }) => by !== reader && number > read[reader]).length,
    isEnded: endedBy !== null,
    hasWritten: { client: has('client'), freelancer: has('freelancer') },
    lastBy: messages.at(-1)?.by ?? null,
  };
}
