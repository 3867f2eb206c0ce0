import type { ApplicantFilter, ApplicantSort, Application, ReceivedTotals } from '@skillharbor/contract';
import type { ApplicationWithResume } from '../fixtures/applicationShapes.ts';
import { rateBand } from '@skillharbor/prose';
import { shown } from '../blindReview.ts';
import { routesOf } from '../http.ts';
import { conflict, notFound, pageOf } from '../responses.ts';
import { applicationsTo, ownJob, receivedApplication } from '../state.ts';
import type { State } from '../state.ts';

/** Handles the applications to a client's job, with the client's own notes and marks. */
export function reviewHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('listApplications', ({ params, url, query, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      const received = applicationsTo(state, stored.job.id);
      const wanted = inOrder(received, query)
        .map((one) => shown(state, one))
        .filter(
          (one) =>
            (query.freelancer_id === undefined || one.freelancer_id === query.freelancer_id) &&
            (!query.id?.length || query.id.includes(one.id)),
        );
      return { status: 200, body: { ...pageOf(wanted, url, query.page), totals: totalsOf(received) } };
    }),

    on('getNeighbours', ({ params, query, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      const sent = state.applications.find((one) => one.application === application);
      const all = inOrder(applicationsTo(state, sent?.listing ?? 0), { sort: query.sort });
      const own = all.indexOf(application);
      const { state: filter = 'all' } = query;
      const isShown = (one: Application) => matches[filter](one);
      const neighbour = (one: ApplicationWithResume | undefined) =>
        one ? { id: one.id, freelancer_id: shown(state, one).freelancer_id } : null;
      return {
        status: 200,
        body: {
          previous: neighbour(all.slice(0, own).findLast(isShown)),
          next: neighbour(all.slice(own + 1).find(isShown)),
        },
      };
    }),

    on('shortlistApplication', ({ params, body, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      if (body.is_shortlisted && application.status === 'withdrawn') return conflict('application_withdrawn');
      application.shortlisted_at = body.is_shortlisted ? (application.shortlisted_at ?? state.now) : null;
      return { status: 200, body: shown(state, application) };
    }),

    on('notifyShortlisted', ({ params, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      if (application.status !== 'pending') return conflict('application_decided');
      if (application.shortlisted_at === null) return conflict('not_shortlisted');
      if (application.shortlist_notified_at !== null) return conflict('shortlist_notified');
      application.shortlist_notified_at = state.now;
      return { status: 200, body: shown(state, application) };
    }),

    on('noteApplication', ({ params, body, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      application.note = body.note;
      return { status: 200, body: shown(state, application) };
    }),
  ];
}

const matches: Record<ApplicantFilter, (application: Application) => boolean> = {
  all: () => true,
  undecided: ({ status }) => status === 'pending',
  shortlisted: ({ shortlisted_at }) => shortlisted_at !== null,
  decided: ({ status }) => status !== 'pending',
};

type Order = (one: Application, other: Application) => number;
const oldest: Order = (one, other) => one.applied_at.localeCompare(other.applied_at) || one.id - other.id;
const currencyOf = ({ applicant }: Application) =>
  applicant.hourly_rate === null ? '~' : applicant.rate_currency;
const shownRate = ({ hidden, applicant: { hourly_rate } }: Application) =>
  hidden ? rateBand(hourly_rate ?? 0).min : (hourly_rate ?? 0);
/** `sign` is 1 to sort the lowest rates first, and -1 for the opposite order. */
const byRate =
  (sign: 1 | -1): Order =>
  (one, other) => {
    const [currency, otherCurrency] = [currencyOf(one), currencyOf(other)];
    if (currency !== otherCurrency) return currency < otherCurrency ? -1 : 1;
    const difference = shownRate(one) - shownRate(other);
    return sign * difference || one.id - other.id;
  };
const orders: Record<ApplicantSort, Order> = {
  newest: (one, other) => oldest(other, one),
  oldest,
  rate_low: byRate(1),
  rate_high: byRate(-1),
};

function inOrder(
  received: readonly ApplicationWithResume[],
  {
    state = 'all',
    sort = 'newest',
  }: { state?: ApplicantFilter | undefined; sort?: ApplicantSort | undefined },
): ApplicationWithResume[] {
  const isDecided = ({ status }: Application) => Number(status !== 'pending');
  return received
    .filter(matches[state])
    .sort((one, other) => isDecided(one) - isDecided(other) || orders[sort](one, other));
}

function totalsOf(received: readonly Application[]): ReceivedTotals {
  const count = (filter: ApplicantFilter) => received.filter(matches[filter]).length;
  return {
    all: count('all'),
    undecided: count('undecided'),
    shortlisted: count('shortlisted'),
    decided: count('decided'),
  };
}
