/**
 * Saves the user's drafts in the account as they change. This module loads separately, because pages can be shown
 * without it.
 */
import { ApiError } from '@skillharbor/api-client';
import { deleteDraft, saveDraft } from '../api/drafts.ts';
import type { App } from '../app/app.ts';
import { failureOf } from '../app/errors.ts';
import type { Failure } from '../app/errors.ts';
import { currentUser } from '../session/currentUser.ts';
import { accountKeyOf, areSame, textsOf, toCopy } from '../storage/accountCopies.ts';
import { accountDraftKey } from './accountDraftQuery.ts';

/** The pause in typing after which the draft is saved, in milliseconds. */
const PAUSE_MS = 1_500;
/** The pause after which a failed save is tried again, in milliseconds. */
const RETRY_MS = 30_000;

/** Starts to save drafts, beginning with those that were typed offline. Returns a function that stops saving. */
export function startDraftSync({ api, drafts, log, queries, session }: App, owner: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isStillUser = () => currentUser(session.get())?.pk === owner;

  /** Saves the device's draft at this path in the account, or deletes it there if the device has none. */
  async function saveOne(path: string, key: string, keepalive: boolean): Promise<void> {
    const typed = drafts.onDevice(path, owner);
    const known = drafts.account.read(path, owner);
    if (!typed) {
      if (!known) return;
      await deleteDraft(api, key, known.version, { keepalive });
      if (isStillUser()) drafts.account.write(path, owner, null);
      return;
    }
    const texts = textsOf(typed);
    if (areSame(texts, known?.texts)) return;
    const list = Object.entries(texts).map(([field, text]) => ({ field, text }));
    const stored = await saveDraft(api, key, { based_on: known?.version ?? 0, texts: list }, { keepalive });
    // Drafts that a user typed must not come back after a log-out.
    if (isStillUser()) drafts.account.write(path, owner, toCopy(stored));
  }

  async function saveAll(keepalive: boolean): Promise<void> {
    const paths = new Set([...drafts.pathsIn('/', owner), ...drafts.account.pathsOf(owner)]);
    for (const path of paths) {
      const key = accountKeyOf(path);
      if (key === null || !isStillUser()) continue;
      try {
        await saveOne(path, key, keepalive);
      } catch (error) {
        // Another device has saved a draft. The page of the form reads that draft and decides which one to show. The
        // page reads only after all saves have ended, so this function must not wait for the page.
        if (error instanceof ApiError && error.status === 409)
          void queries.invalidateQueries({ queryKey: accountDraftKey(path) });
        else {
          const failure = failureOf(error);
          if (failure.kind !== 'network') log('A draft was not saved on the account.', error);
          if (isTransient(failure)) schedule(RETRY_MS);
        }
      }
    }
  }

  /** Requests run one after another, so that a deletion never overtakes a save. */
  function run(keepalive = false) {
    clearTimeout(timer);
    drafts.account.saving = drafts.account.saving.then(() => saveAll(keepalive));
  }
  function schedule(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  }

  const onChange = () => {
    const isGone = drafts.account.pathsOf(owner).some((path) => drafts.onDevice(path, owner) === null);
    if (isGone) run();
    else schedule(PAUSE_MS);
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') run(true);
  };
  const onOnline = () => run();
  const unsubscribe = drafts.onChange(onChange);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('online', onOnline);
  run();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('online', onOnline);
  };
}

function isTransient(failure: Failure): boolean {
  return (
    failure.kind === 'network' ||
    (failure.kind === 'refused' && (failure.status === 429 || failure.status >= 500))
  );
}
