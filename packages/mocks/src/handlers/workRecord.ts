import type { Role, User, WorkRecordEntry, WorkRecordItem } from '@skillharbor/contract';
import type { StoredEntry } from '../fixtures/workRecord.ts';
import { routesOf } from '../http.ts';
import { conflict, notFound } from '../responses.ts';
import { accountOf, companyOf, nextId } from '../state.ts';
import type { State } from '../state.ts';

/** Handles the statements of both sides of an application about the finished work. */
export function workRecordHandlers(state: State) {
  const on = routesOf(state);

  return [
    on('writeWorkRecordEntry', ({ params: { applicationId }, body, person }) => {
      const sent = state.applications.find(({ application }) => application.id === applicationId);
      const job = state.jobs.find((one) => one.job.id === sent?.listing);
      const freelancer = sent?.application.freelancer_id ?? null;
      if (!sent || !job || freelancer === null) return notFound;
      if (accountOf(state, person) !== (person.role === 'client' ? job.owner : freelancer)) return notFound;
      const agreement = state.agreements.find(({ application }) => application === applicationId);
      if (agreement?.state !== 'done') return conflict('work_not_done');
      const sides = { freelancer, client: job.owner };
      const about = person.role === 'client' ? 'freelancer' : 'client';
      const written = state.workRecord.find(
        ({ entry }) => entry.application_id === applicationId && entry.about === about,
      );
      const sentence = body.sentence.trim();
      if (!written) {
        const made = newEntry(state, sides, { applicationId, about, title: job.job.title, sentence });
        state.workRecord.push(made);
        return { status: 200, body: seenBy(made, person.role) };
      }
      if (written.entry.sentence !== sentence)
        Object.assign(written.entry, { sentence, version: written.entry.version + 1, is_confirmed: false });
      return { status: 200, body: seenBy(written, person.role) };
    }),

    on('listWorkRecord', ({ person }) => ({
      status: 200,
      body: {
        results: state.workRecord
          .filter((stored) => stored[person.role] === accountOf(state, person))
          .map((stored) => seenBy(stored, person.role)),
      },
    })),

    on('takeWorkRecordStep', ({ params, body, person }) => {
      const stored = findOwn(state, params.entryId, person);
      if (!stored) return notFound;
      const { entry } = stored;
      const others = entry.hidden_by.filter((role) => role !== person.role);
      if (body.action === 'confirm') {
        if (entry.about !== person.role) return notFound;
        if (entry.version !== body.version) return conflict('sentence_changed');
        entry.is_confirmed = true;
      }
      entry.hidden_by = body.action === 'hide' ? [...others, person.role] : others;
      return { status: 200, body: seenBy(stored, person.role) };
    }),
  ];
}

/** Returns the public entries about a freelancer or a client. */
export function shownAbout(state: State, about: Role, id: number): WorkRecordItem[] {
  return state.workRecord
    .filter((stored) => stored.entry.about === about && stored[about] === id)
    .filter(({ entry }) => entry.is_confirmed && entry.hidden_by.length === 0)
    .map(({ entry }) => itemOf(entry));
}

/** Returns the entries of an application, as one side sees them. */
export function entriesOf(state: State, applicationId: number, role: Role): WorkRecordEntry[] {
  return state.workRecord
    .filter(({ entry }) => entry.application_id === applicationId)
    .map((stored) => seenBy(stored, role));
}

/** Returns an entry as the public sees it. */
function itemOf(entry: StoredEntry['entry']): WorkRecordItem {
  const { id, about, job_title, started, done, sentence, author_name, author_slug, author_id } = entry;
  return { id, about, job_title, started, done, sentence, author_name, author_slug, author_id };
}

function findOwn(state: State, id: number, { pk, role }: User): StoredEntry | undefined {
  return state.workRecord.find((stored) => stored.entry.id === id && stored[role] === pk);
}

function seenBy({ entry }: StoredEntry, role: Role): WorkRecordEntry {
  const confirm = entry.about === role && !entry.is_confirmed ? (['confirm'] as const) : [];
  return { ...entry, actions: [...confirm, entry.hidden_by.includes(role) ? 'show' : 'hide'] };
}

function newEntry(
  state: State,
  sides: { freelancer: number; client: number },
  about: { applicationId: number; about: Role; title: string; sentence: string },
): StoredEntry {
  const person = state.freelancers.find(({ id }) => id === sides.freelancer)?.user;
  const { company } = companyOf(state, sides.client);
  const names = { freelancer: `${person?.first_name} ${person?.last_name}`, client: company.name };
  const isByClient = about.about === 'freelancer';
  const month = state.today.slice(0, 'YYYY-MM'.length);
  return {
    ...sides,
    entry: {
      id: nextId(state),
      about: about.about,
      job_title: about.title,
      started: month,
      done: month,
      sentence: about.sentence,
      author_name: isByClient ? names.client : names.freelancer,
      author_slug: isByClient ? company.slug : null,
      author_id: isByClient ? null : sides.freelancer,
      application_id: about.applicationId,
      subject_name: isByClient ? names.freelancer : names.client,
      version: 1,
      is_confirmed: false,
      hidden_by: [],
    },
  };
}
