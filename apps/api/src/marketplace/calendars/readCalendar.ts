/** Reads the dates of a user's calendar from the repositories of applications, saved jobs, jobs and agreements. */
import type { Language, Role } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { listOwnAgreements } from '../agreements/formerMembers.repository.ts';
import { findMyApplication, listMyApplications } from '../applications/myApplications.repository.ts';
import { findPartiesOf } from '../applications/parties.repository.ts';
import type { Retention } from '../applications/retention.ts';
import { listMyJobs } from '../jobs/jobs.repository.ts';
import { listSavedJobs } from '../saved/savedJobs.repository.ts';
import type { CalendarDay } from './calendarFile.ts';
import { agreementDays, decisionDays, jobDays, savedJobDays } from './days.ts';
import type { Agreed } from './days.ts';

/** The user whose calendar is read. */
export interface CalendarReader {
  id: number;
  accountId: number;
  role: Role;
  language: Language | null;
}

export interface CalendarSources {
  queries: Queries;
  now: Date;
  retention: Retention;
}

/**
 * A calendar has the dates of the newest 100 applications and saved jobs of a freelancer, or of the newest 100 jobs of
 * a client.
 */
const NEWEST = { number: 1, size: 100 };

export async function readCalendar(sources: CalendarSources, reader: CalendarReader): Promise<CalendarDay[]> {
  const { queries, now, retention } = sources;
  const language = reader.language ?? 'en';
  const agreed = agreementDays(await listAgreed(queries, reader), language);
  if (reader.role === 'client') {
    const jobs = await listMyJobs(queries, reader.accountId, NEWEST, now);
    return [...jobDays(jobs, language), ...agreed];
  }
  const today = dayOf(now);
  const pending = await listMyApplications(queries, reader.id, {
    page: NEWEST,
    statuses: ['pending'],
    today,
    retention,
  });
  const saved = await listSavedJobs(queries, reader.id, { page: NEWEST, list: undefined }, today);
  return [...decisionDays(pending, language), ...savedJobDays(saved, language), ...agreed];
}

/** Returns the dates of one application, or undefined if the application does not belong to the reader. */
export async function readApplicationDays(
  { queries, now, retention }: CalendarSources,
  reader: CalendarReader,
  applicationId: number,
): Promise<CalendarDay[] | undefined> {
  const language = reader.language ?? 'en';
  const parties = (await findPartiesOf(queries, [applicationId])).get(applicationId);
  const owner = reader.role === 'client' ? parties?.clientId : parties?.freelancerId;
  if (owner !== reader.accountId) return undefined;
  const agreed = agreementDays(await listAgreed(queries, reader, applicationId), language);
  if (reader.role === 'client') return agreed;
  const keptBy = { today: dayOf(now), retention };
  const application = await findMyApplication(queries, applicationId, reader.id, keptBy);
  return application?.status === 'pending' ? decisionDays([application], language) : agreed;
}

/** Lists the newest version of each agreement that both sides have confirmed and neither side has ended. */
async function listAgreed(
  queries: Queries,
  { accountId, role }: CalendarReader,
  only?: number,
): Promise<Agreed[]> {
  const versions = (await listOwnAgreements(queries, accountId, role)).filter(
    ({ application, is_agreed, state }) =>
      is_agreed && state !== 'ended' && (only === undefined || application === only),
  );
  // The newest version of an agreement comes last, so the map keeps it.
  const newest = new Map(versions.map((version) => [version.application, version]));
  const parties = await findPartiesOf(queries, [...newest.keys()]);
  return [...newest.values()].flatMap(({ application, terms }) => {
    const found = parties.get(application);
    if (!found) return [];
    const path =
      role === 'client'
        ? `/applicant/${found.jobId}/application/${application}/agreement`
        : `/dashboard/${application}/agreement`;
    return [{ applicationId: application, jobTitle: found.jobTitle, terms, path }];
  });
}
