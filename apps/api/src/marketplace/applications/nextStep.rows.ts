/**
 * Reads the facts from which packages/prose computes the next step of the client or of the freelancer in an
 * application.
 */
import type { NextStep, Role } from '@skillharbor/contract';
import { nextStep } from '@skillharbor/prose';
import type { StepFacts } from '@skillharbor/prose';
import { sql } from 'kysely';

/**
 * The facts of a conversation that decide the next step, as the client or the freelancer sees them. They are null for a
 * conversation without messages.
 */
interface Talk {
  unread: number;
  is_ended: boolean;
  last_by: Role | null;
  by_client: boolean;
  by_freelancer: boolean;
}

const talkOf = (reader: Role) =>
  sql<Talk | null>`(
    select json_build_object(
        'unread', coalesce(own.unread, 0),
        'is_ended', ended_by is not null,
        'last_by', (select role from messages where application_id = talk.application_id and number = last_number),
        'by_client', exists (select from messages where application_id = talk.application_id and role = 'client'),
        'by_freelancer', exists (select from messages where application_id = talk.application_id and role = 'freelancer')
      )
      from conversations as talk
      left join conversation_members as own on own.application_id = talk.application_id and own.role = ${sql.lit(reader)}
      where talk.application_id = applications.id
  )`;

interface StepJob {
  is_filled: boolean;
  can_be_filled: boolean;
}

/** Until the undo period ends, only the client knows that a job is filled. Only the client can mark jobs as filled. */
const jobFor: Record<Role, ReturnType<typeof sql<StepJob>>> = {
  freelancer: sql<StepJob>`(
    select json_build_object(
        'is_filled', step_job.filled_at is not null and step_job.fill_held_until is null,
        'can_be_filled', false
      )
      from job_listings as step_job where step_job.id = applications.listing_id
  )`,
  client: sql<StepJob>`(
    select json_build_object(
        'is_filled', step_job.filled_at is not null,
        'can_be_filled', step_job.filled_at is null and step_job.deleted_at is null and step_job.positions <= (
          select count(*) from applications as accepted
            where accepted.listing_id = step_job.id and accepted.status = 'accepted'
        )
      )
      from job_listings as step_job where step_job.id = applications.listing_id
  )`,
};

const hasProposalFor = (reader: Role) =>
  sql<boolean>`exists (
    select from agreements
      where application_id = applications.id and state = 'proposed' and state_by <> ${sql.lit(reader)}
  )`;

/** A sentence of the work record that is hidden requires no action from either side. */
const sentenceFor = (reader: Role) =>
  sql<StepFacts['sentence']>`case
    when exists (
      select from work_record_entries
        where application_id = applications.id and about = ${sql.lit(reader)}
          and confirmed_version is distinct from version and not hidden_by_freelancer and not hidden_by_client
    ) then 'confirm'
    when exists (select from agreements where application_id = applications.id and state = 'done')
      and not exists (select from work_record_entries where application_id = applications.id and about <> ${sql.lit(reader)})
      then 'write'
  end`;

/** The columns that `toNextStep` reads. */
export const stepColumns = (reader: Role) =>
  [
    talkOf(reader).as('talk'),
    jobFor[reader].as('step_job'),
    hasProposalFor(reader).as('has_proposal'),
    sentenceFor(reader).as('sentence'),
    'applications.fills_job',
  ] as const;

interface StepRow {
  talk: Talk | null;
  step_job: StepJob;
  has_proposal: boolean;
  sentence: StepFacts['sentence'];
  fills_job: boolean;
  message: string | null;
}

/**
 * Returns the next step of the client or of the freelancer. `hasOtherLeft` is true if the account of the other side is
 * deleted.
 */
export function toNextStep(
  reader: Role,
  { talk, step_job, has_proposal, sentence, fills_job, message }: StepRow,
  known: Pick<StepFacts, 'status' | 'isHeld' | 'hasOtherLeft'>,
): NextStep {
  return nextStep(reader, {
    ...known,
    hasProposal: has_proposal,
    sentence,
    fillsJob: fills_job,
    job: { isFilled: step_job.is_filled, canBeFilled: step_job.can_be_filled },
    conversation: {
      unread: talk?.unread ?? 0,
      isEnded: talk?.is_ended ?? false,
      hasWritten: {
        client: (talk?.by_client ?? false) || message !== null,
        freelancer: talk?.by_freelancer ?? false,
      },
      lastBy: talk?.last_by ?? null,
    },
  });
}
