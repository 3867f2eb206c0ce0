import { calendarAddress } from '../fixtures/calendars.ts';
import { routesOf } from '../http.ts';
import { notFound } from '../responses.ts';
import { accountOf } from '../state.ts';
import type { State } from '../state.ts';

/** Handles the private addresses of calendars. The mock server has no calendars at these addresses. */
export function calendarHandlers(state: State) {
  const on = routesOf(state);
  const without = (owner: number) => state.calendars.filter((calendar) => calendar.owner !== owner);
  let made = 0;

  return [
    on('getCalendarAddress', ({ person: { pk } }) => ({
      status: 200,
      body: { url: state.calendars.find(({ owner }) => owner === pk)?.url ?? null },
    })),

    on('createCalendarAddress', ({ person: { pk } }) => {
      made += 1;
      const url = calendarAddress.replace(/-1$/, `-${made}`);
      state.calendars = [...without(pk), { owner: pk, url }];
      return { status: 201, body: { url } };
    }),

    on('removeCalendarAddress', ({ person: { pk } }) => {
      state.calendars = without(pk);
      return { status: 204 };
    }),

    on('getApplicationCalendar', ({ params: { applicationId: id }, person }) => {
      const sent = state.applications.find(({ application }) => application.id === id);
      const owner = state.jobs.find(({ job }) => job.id === sent?.listing)?.owner;
      const isParty = person.role === 'client' ? owner : sent?.application.freelancer_id;
      if (isParty !== accountOf(state, person)) return notFound;
      return { status: 200, file: new Blob(['BEGIN:VCALENDAR']), name: `application-${id}.ics` };
    }),
  ];
}
