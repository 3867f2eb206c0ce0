import type { WaitingItem } from '@skillharbor/contract';
import { hiddenNumber, shown } from '../blindReview.ts';
import { untouched } from '../fixtures/applicationShapes.ts';
import { routesOf } from '../http.ts';
import { waitingInOrder } from '@skillharbor/prose';
import { stepFor } from '../nextSteps.ts';
import { conflict, notFound } from '../responses.ts';
import { accountOf, applicationsTo, myJobOf, ownJob, renewPlaces } from '../state.ts';
import type { State } from '../state.ts';
import { countWaiting } from './invitations.ts';
import { hold } from './applications.ts';

/** Handles marking a job as filled, and the list of a user's next steps. */
export function fillingHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('fillJob', ({ params, body, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      if (stored.fill) return conflict('job_filled');
      const received = applicationsTo(state, stored.job.id);
      const isAccepted = (id: number) => received.some((one) => one.id === id && one.status === 'accepted');
      if (!body.filled_by.every(isAccepted)) return conflict('not_accepted');
      for (const application of received)
        if (application.status === 'pending') hold(state, application, 'rejected');
      const heldUntil = new Date(Date.parse(state.now) + 10 * 60 * 1000).toISOString();
      stored.fill = { at: state.now, heldUntil, by: body.filled_by, wasActive: stored.job.is_active };
      stored.job.is_active = false;
      stored.version += 1;
      renewPlaces(state, stored.job);
      return { status: 200, body: myJobOf(state, stored) };
    }),

    on('undoFill', ({ params, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      const { fill } = stored;
      if (!fill?.heldUntil) return conflict('decision_final');
      for (const application of applicationsTo(state, stored.job.id))
        if (application.status === 'rejected' && application.decided_at === fill.at)
          Object.assign(application, untouched, { opened_at: application.opened_at });
      stored.fill = null;
      stored.job.is_active = fill.wasActive;
      stored.version += 1;
      renewPlaces(state, stored.job);
      return { status: 200, body: myJobOf(state, stored) };
    }),

    on('listWaiting', ({ person }) => {
      const items = state.applications.flatMap(({ listing, application }): WaitingItem[] => {
        const stored = state.jobs.find(({ job }) => job.id === listing);
        const isMine =
          person.role === 'client'
            ? stored?.owner === accountOf(state, person)
            : application.freelancer_id === person.pk;
        if (!stored || !isMine) return [];
        return [
          {
            application: application.id,
            job_id: listing,
            job_title: stored.job.title,
            other_name:
              person.role === 'client' ? shown(state, application).applicant.name : stored.job.company,
            hidden_number: person.role === 'client' ? hiddenNumber(state, application) : null,
            next_step: stepFor(state, person.role, application),
          },
        ];
      });
      return {
        status: 200,
        body: { results: waitingInOrder(items), invitations: countWaiting(state, person) },
      };
    }),
  ];
}
