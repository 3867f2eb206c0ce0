import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';

export const getCalendarAddress = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/calendar/', { signal }));

export const createCalendarAddress = ({ bearer }: Api) => unwrap(bearer.POST('/api/users/calendar/'));

export const removeCalendarAddress = ({ bearer }: Api) => unwrap(bearer.DELETE('/api/users/calendar/'));

/**
 * Returns the address of a calendar file with the dates of an application. The browser downloads it with the session
 * cookie.
 */
export const calendarFile = (applicationId: number) => `/api/applications/calendar/${applicationId}/`;
