import type { PresentJob, Saved, SavedJob } from '@skillharbor/contract';
import { summaryOf } from '../fixtures/jobLists.ts';
import { asListed } from '../fixtures/freelancers.ts';
import { contentOf } from '../fixtures/saved.ts';
import type { StoredSaved } from '../fixtures/saved.ts';
import { routesOf } from '../http.ts';
import { conflict, notFound, pageOf } from '../responses.ts';
import { accountOf } from '../state.ts';
import type { State } from '../state.ts';

const MAX_SAVED = 500;
const CLOSING_DAYS = 3;
const MAX_NOTE = 2000;
const DAY_MS = 24 * 60 * 60 * 1000;
const full = conflict({ code: 'saved_full', params: { max: MAX_SAVED } });

/** Handles the saved items of freelancers and clients. */
export function savedHandlers(state: State) {
  const on = routesOf(state);
  const stored = (owner: number, id: number) =>
    state.saved.find((one) => one.owner === owner && one.id === id);
  const of = (owner: number) =>
    state.saved
      .filter((one) => one.owner === owner && !one.removed)
      .toSorted((one, other) => other.saved_at.localeCompare(one.saved_at) || other.id - one.id);
  const shownJob = (one: StoredSaved): SavedJob => {
    const present = presentJob(state, one.id);
    const { content } = one.seen;
    const isChanged = content !== null && present.content !== null && content !== present.content;
    const { title, note, list = '', saved_at } = one;
    const is_news = isChanged || one.seen.state !== present.state;
    return { ...present, title, note, list, saved_at, is_changed: isChanged, is_news };
  };
  /** Saves a new item, or restores a removed one. */
  const put = (owner: number, id: number, values: Partial<StoredSaved>) => {
    const before = stored(owner, id);
    const { state: seenState, content } = presentJob(state, id);
    const added = {
      owner,
      id,
      title: '',
      note: '',
      saved_at: state.now,
      seen: { state: seenState, content },
    };
    if (before) Object.assign(before, { removed: false }, values);
    else state.saved.push({ ...added, removed: false, ...values });
  };
  const remove = (owner: number, id: number) => {
    const before = stored(owner, id);
    if (before) before.removed = true;
    return { status: 204 } as const;
  };
  const isFull = (owner: number, id: number) =>
    stored(owner, id)?.removed !== false && of(owner).length >= MAX_SAVED;

  return [
    on('getSaved', ({ person }) => ({
      status: 200,
      body: {
        ids: of(accountOf(state, person)).map(({ id }) => id),
        news:
          person.role === 'client'
            ? 0
            : of(accountOf(state, person)).filter((one) => shownJob(one).is_news).length,
        lists: countLists(of(accountOf(state, person))),
      },
    })),

    on('lookUpJobs', ({ query }) => ({
      status: 200,
      body: { results: query.id.map((id) => presentJob(state, id)) },
    })),

    on('listSavedJobs', ({ url, query, person }) => ({
      status: 200,
      body: pageOf(
        of(accountOf(state, person))
          .filter(({ list = '' }) => query.list === undefined || list === query.list.trim())
          .map(shownJob),
        url,
        query.page,
      ),
    })),

    on('takeSavedJobs', ({ body, person }) => {
      const ids: number[] = [];
      for (const { id, title, note: added } of body.jobs) {
        const before = stored(accountOf(state, person), id)?.note ?? '';
        const note = before.includes(added) ? before : [before, added].filter(Boolean).join('\n\n');
        const known = presentJob(state, id).job?.title ?? title;
        if (isFull(accountOf(state, person), id) || note.length > MAX_NOTE) ids.push(id);
        else
          put(
            accountOf(state, person),
            id,
            stored(accountOf(state, person), id) ? { note } : { note, title: known },
          );
      }
      return { status: 200, body: { ids } };
    }),

    on('markSavedJobsSeen', ({ body, person }) => {
      for (const { id, ...seen } of body.jobs)
        Object.assign(stored(accountOf(state, person), id) ?? {}, { seen });
      return { status: 204 };
    }),

    on('saveJob', ({ params: { jobId }, body: { list, ...note }, person }) => {
      const body = { ...note, ...(list !== undefined && { list: list.trim() }) };
      const title = presentJob(state, jobId).job?.title;
      if (title === undefined && !stored(accountOf(state, person), jobId)) return notFound;
      if (isFull(accountOf(state, person), jobId)) return full;
      put(
        accountOf(state, person),
        jobId,
        stored(accountOf(state, person), jobId) ? body : { title: title ?? '', ...body },
      );
      return { status: 204 };
    }),

    on('removeSavedJob', ({ params, person }) => remove(accountOf(state, person), params.jobId)),

    on('listSavedFreelancers', ({ url, query, person }) => {
      const results = of(accountOf(state, person)).map(({ id, note, saved_at }) => {
        const found = state.freelancers.find((one) => one.id === id);
        const freelancer = found ? asListed(found) : null;
        return { id, freelancer, note: freelancer ? note : '', saved_at };
      });
      return { status: 200, body: pageOf(results, url, query.page) };
    }),

    on('saveFreelancer', ({ params: { freelancerId }, body, person }) => {
      if (!state.freelancers.some(({ id }) => id === freelancerId)) return notFound;
      if (isFull(accountOf(state, person), freelancerId)) return full;
      put(accountOf(state, person), freelancerId, body);
      return { status: 204 };
    }),

    on('removeSavedFreelancer', ({ params, person }) =>
      remove(accountOf(state, person), params.freelancerId),
    ),
  ];
}

function countLists(saved: readonly StoredSaved[]): Saved['lists'] {
  const names = saved.flatMap(({ list = '' }) => (list === '' ? [] : [list]));
  return [...new Set(names)]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => ({ name, count: names.filter((one) => one === name).length }));
}

/** Returns the public data of a job. */
function presentJob(state: State, id: number): PresentJob {
  const stored = state.jobs.find(({ job }) => job.id === id);
  const isShown = stored && !stored.deleted && (stored.job.is_active || stored.job.filled_at !== null);
  if (!isShown) return { id, state: 'unlisted', content: null, job: null };
  const { job } = stored;
  const days = (Date.parse(job.application_deadline) - Date.parse(state.today)) / DAY_MS;
  const open = days <= CLOSING_DAYS ? 'closing_soon' : 'open';
  const now = job.filled_at === null ? (job.is_open ? open : 'closed') : 'filled';
  return { id, state: now, content: contentOf(job), job: summaryOf(job) };
}
