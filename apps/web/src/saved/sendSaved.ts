import { savedInputRules } from '@skillharbor/contract';
import type { Saved, User } from '@skillharbor/contract';
import type { App } from '../app/app.ts';
import {
  removeSavedFreelancer,
  removeSavedJob,
  saveFreelancer,
  saveJob,
  takeSavedJobs,
} from '../api/saved.ts';
import { failureOf, sendFailure } from '../app/errors.ts';
import type { AppMessages } from '../language/messages.ts';
import { currentUser } from '../session/currentUser.ts';
import { savedItemsOf } from '../storage/savedItems.ts';
import type { SavedItem } from '../storage/savedItems.ts';
import { savedFreelancersKey, savedJobsKey, savedQuery } from './queries.ts';

/** The maximum number of a visitor's jobs that one request adds to the account. The contract has the same number. */
const TAKEN_AT_ONCE = 50;
const LOCK = 'skillharbor.saved';

interface Teller {
  messages: AppMessages;
  /** Informs the user why an item was not saved. */
  tell: (message: string) => void;
}

/** Resolves when the earlier changes have been sent. Only browsers without Web Locks need this promise. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Sends the changes that the user has saved on this device, oldest first. The lock keeps the order across tabs, because
 * the last change of a bookmark must be the last to arrive.
 */
export async function sendSaved(app: App, teller: Teller): Promise<void> {
  const run = () => sendAll(app, teller);
  // A page outside a secure context has no locks.
  const locks = navigator.locks as LockManager | undefined;
  before = before.then(() => (locks ? locks.request(LOCK, run) : run()));
  await before.catch(() => (before = Promise.resolve()));
}

async function sendAll(app: App, teller: Teller): Promise<void> {
  const user = currentUser(app.session.get());
  if (!user) return;
  if (user.role === 'freelancer' && !(await takeAlong(app, user))) return;
  const isSendable = ({ owner, note }: SavedItem) =>
    owner === user.pk && (note ?? '').length <= savedInputRules.note.maxLength;
  for (;;) {
    const item = savedItemsOf(app.device).get().findLast(isSendable);
    if (!item || currentUser(app.session.get())?.pk !== user.pk) return;
    try {
      await send(app, item);
      patchLists(app, item);
      patchIds(app, user, ({ ids, ...saved }) => {
        const others = ids.filter((id) => id !== item.id);
        return { ...saved, ids: item.isSaved ? [item.id, ...others] : others };
      });
      if (item.list !== null) await app.queries.invalidateQueries(savedQuery(app, user.pk));
    } catch (error) {
      app.log('A bookmark was not saved.', error);
      if (mayHelpLater(error)) return;
      teller.tell(
        sendFailure(error, teller.messages.notSent, teller.messages).message ?? teller.messages.notSent,
      );
      await app.queries.invalidateQueries(savedQuery(app, user.pk));
    }
    savedItemsOf(app.device).drop(item);
  }
}

/** Adds the jobs that a visitor has saved on this device to the account. Returns false if this must be done later. */
async function takeAlong(app: App, user: User): Promise<boolean> {
  const ofVisitor = savedItemsOf(app.device)
    .get()
    .filter(({ owner, kind }) => owner === null && kind === 'job');
  if (ofVisitor.length === 0) return true;
  savedItemsOf(app.device).drop(...ofVisitor.filter(({ isSaved }) => !isSaved));
  const jobs = ofVisitor.filter(({ isSaved }) => isSaved);
  try {
    for (let index = 0; index < jobs.length; index += TAKEN_AT_ONCE) {
      const some = jobs.slice(index, index + TAKEN_AT_ONCE);
      const { ids } = await takeSavedJobs(app.api, {
        jobs: some.map(({ id, name, note }) => ({ id, title: name, note: note ?? '' })),
      });
      patchIds(app, user, (saved) => ({
        ...saved,
        ids: [...new Set([...saved.ids, ...some.map(({ id }) => id)])].filter((id) => !ids.includes(id)),
      }));
      savedItemsOf(app.device).drop(...some.filter(({ id }) => !ids.includes(id)));
    }
  } catch (error) {
    app.log('The saved jobs of this device were not taken along.', error);
    return false;
  }
  await app.queries.invalidateQueries({ queryKey: savedJobsKey });
  await app.queries.invalidateQueries(savedQuery(app, user.pk));
  return true;
}

async function send({ api }: App, { kind, id, isSaved, note, list }: SavedItem): Promise<void> {
  const [save, remove] = kind === 'job' ? [saveJob, removeSavedJob] : [saveFreelancer, removeSavedFreelancer];
  // The server stores the note of a removed item for a while, so that saving the item again restores the note.
  if (isSaved || note !== null)
    await save(api, id, { ...(note !== null && { note }), ...(list !== null && { list }) });
  if (!isSaved) await remove(api, id);
}

/** Returns true if the server could not be reached, is busy, or does not recognize the user. */
function mayHelpLater(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure.kind === 'refused') return failure.status >= 500 || [401, 429].includes(failure.status);
  return failure.kind === 'network';
}

function patchIds(app: App, user: User, change: (saved: Saved) => Saved): void {
  const { queryKey } = savedQuery(app, user.pk);
  app.queries.setQueryData(queryKey, (saved) => saved && change(saved));
}

/**
 * Writes a note and the name of a list into the cached lists. A job that was moved to another list is still shown in
 * its former place.
 */
function patchLists({ queries }: App, { kind, id, note, list }: SavedItem): void {
  if (note === null && list === null) return;
  const change = { ...(note !== null && { note }), ...(list !== null && { list }) };
  const queryKey = kind === 'job' ? savedJobsKey : savedFreelancersKey;
  queries.setQueriesData<{ results: { id: number }[] }>(
    { queryKey },
    (page) =>
      page && { ...page, results: page.results.map((one) => (one.id === id ? { ...one, ...change } : one)) },
  );
}
