/**
 * Offers each user a private address for a calendar of all the user's dates, and the dates of one application as a
 * file.
 */
import { Readable } from 'node:stream';
import type { OperationsOf } from '../../contract/operations.ts';
import { created, noContent, notFound, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Retention } from '../applications/retention.ts';
import { findUserWithoutSession } from '../auth/sessions.repository.ts';
import type { CalendarTokens } from './calendarTokens.ts';
import { calendarFile } from './calendarFile.ts';
import { deleteCalendarKey, findCalendarKey, renewCalendarKey } from './calendars.repository.ts';
import { readApplicationDays, readCalendar } from './readCalendar.ts';

export interface CalendarServices {
  queries: Queries;
  calendarTokens: CalendarTokens;
  retention: Retention;
  clock: Clock;
}

type CalendarOperations = OperationsOf<
  'getCalendarAddress' | 'createCalendarAddress' | 'removeCalendarAddress' | 'getApplicationCalendar'
>;

export function calendarOperations(services: CalendarServices): CalendarOperations {
  const { queries, calendarTokens, retention, clock } = services;
  // The token is in the query of the URL, because logs and traces contain the paths of requests, but never their
  // queries.
  const addressOf = (userId: number, key: string, origin: string) =>
    `${origin}/calendar.ics?token=${calendarTokens.tokenOf(userId, key)}`;
  return {
    async getCalendarAddress({ person, url }) {
      const key = await findCalendarKey(queries, person.id);
      return ok({ url: key === null ? null : addressOf(person.id, key, url().origin) });
    },

    async createCalendarAddress({ person, url }) {
      const key = await renewCalendarKey(queries, person.id);
      return created({ url: addressOf(person.id, key, url().origin) });
    },

    async removeCalendarAddress({ person }) {
      await deleteCalendarKey(queries, person.id);
      return noContent;
    },

    async getApplicationCalendar({ params: { applicationId }, person, url }) {
      const now = clock();
      const reader = await findUserWithoutSession(queries, person.id, now, []);
      const days = reader && (await readApplicationDays({ queries, now, retention }, reader, applicationId));
      if (!days) return notFound;
      const bytes = Buffer.from(calendarFile(days, { origin: url().origin, now }));
      const name = `application-${applicationId}.ics`;
      return { status: 200, download: { stream: Readable.from([bytes]), name, size: bytes.length } };
    },
  };
}

/** Returns the calendar file for the token in a private address, or null if the address does not work. */
export async function readCalendarFile(
  { queries, calendarTokens, retention, clock }: CalendarServices,
  token: string,
  origin: string,
): Promise<string | null> {
  const userId = calendarTokens.userIn(token);
  if (userId === null) return null;
  const key = await findCalendarKey(queries, userId);
  if (key === null || !calendarTokens.isTokenOf(token, userId, key)) return null;
  const now = clock();
  const reader = await findUserWithoutSession(queries, userId, now, []);
  if (!reader) return null;
  const days = await readCalendar({ queries, now, retention }, reader);
  return calendarFile(days, { origin, now });
}
