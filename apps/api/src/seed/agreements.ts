import type { AgreementAction, AgreementTerms } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import { dayAfter, dayOf } from '../platform/time/clock.ts';
import { agreements } from './data/agreements.ts';
import type { DemoAgreement } from './data/types.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { People } from './people.ts';

interface Demo {
  people: People;
  jobIds: JobIds;
  now: Date;
}

export async function insertAgreements(queries: Queries, demo: Demo): Promise<void> {
  for (const agreement of agreements) await insertAgreement(queries, agreement, demo);
}

async function insertAgreement(
  queries: Queries,
  agreement: DemoAgreement,
  { people, jobIds, now }: Demo,
): Promise<void> {
  const { about, versions, state, steps } = agreement;
  const [jobId, freelancerId] = [jobIds.get(about), people.freelancers.get(agreement.with)];
  const last = steps.at(-1);
  if (jobId === undefined || freelancerId === undefined || last === undefined)
    throw new Error(`The demo agreement about “${about}” has no job, no freelancer or no step.`);
  const { id } = await queries
    .selectFrom('applications')
    .select('id')
    .where('listing_id', '=', jobId)
    .where('freelancer_id', '=', freelancerId)
    .where('known_status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('agreements')
    .values({
      application_id: id,
      state,
      state_by: last.by,
      version: versions.length,
      is_agreed: state !== 'proposed',
    })
    .execute();
  const written = steps.filter(({ action }) => action === 'write');
  await queries
    .insertInto('agreement_versions')
    .values(
      versions.map(({ by, terms }, index) => ({
        application_id: id,
        version: index + 1,
        role: by,
        terms: JSON.stringify(termsOn(now, terms)),
        written_at: daysBefore(now, written[index]?.taken ?? 0),
      })),
    )
    .execute();
  await queries
    .insertInto('agreement_steps')
    .values(
      steps.map(({ action, by, taken }, index) => ({
        application_id: id,
        number: index + 1,
        action,
        role: by,
        taken_at: daysBefore(now, taken),
      })),
    )
    .execute();
  if (agreement.sentences) await insertSentences(queries, id, agreement, now);
}

/**
 * Inserts the work record: the sentences that the client and the freelancer of finished work have written about each
 * other.
 */
async function insertSentences(
  queries: Queries,
  applicationId: number,
  { sentences = [], steps }: DemoAgreement,
  now: Date,
): Promise<void> {
  const dayOfStep = (action: AgreementAction) =>
    dayOf(daysBefore(now, steps.findLast((step) => step.action === action)?.taken ?? 0));
  const { freelancer_id, client_id, job_title } = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select(['applications.freelancer_id', 'job.client_id', 'job.title as job_title'])
    .where('applications.id', '=', applicationId)
    .$narrowType<{ freelancer_id: number; client_id: number }>()
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('work_record_entries')
    .values(
      sentences.map(({ about, sentence, state }) => ({
        application_id: applicationId,
        about,
        freelancer_id,
        client_id,
        job_title,
        started_on: dayOfStep('start'),
        done_on: dayOfStep('mark_done'),
        sentence,
        confirmed_version: state === 'proposed' ? null : 1,
        hidden_by_freelancer: state === 'hidden',
      })),
    )
    .execute();
}

function termsOn(
  now: Date,
  { starts, deliverables, ...terms }: DemoAgreement['versions'][number]['terms'],
): AgreementTerms {
  const inDays = (days: number) => dayAfter(dayOf(now), days);
  return {
    ...terms,
    deliverables: deliverables.map(({ title, due }) => ({ title, due: inDays(due) })),
    start_date: inDays(starts),
  };
}
