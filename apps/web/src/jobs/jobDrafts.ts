/**
 * Saves and reads the job drafts of a client. They are stored in the account, and on a device only while they are
 * edited.
 */
import type { JobDraft } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import { deleteDraft, getDraft, saveDraft } from '../api/drafts.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';
import { paths } from '../navigation/paths.ts';
import { currentUser } from '../session/currentUser.ts';
import { textsOf, toCopy } from '../storage/accountCopies.ts';
import type { Owner } from '../storage/drafts.ts';

const keyOf = (id: number) => `job-draft:${id}`;
const ownerIn = ({ session }: Pick<App, 'session'>): Owner => currentUser(session.get())?.pk ?? null;
const pathOf = (id: number) => paths.createJob({ draft: id });

/**
 * Queries whether a job draft exists, and stores it on the device, where its form finds it. Text that was already typed
 * on this device is not overwritten.
 */
export const jobDraftQuery = ({ api, drafts, session }: App, id: number) =>
  queryOptions({
    queryKey: ['job-draft', id],
    queryFn: async ({ signal }) => {
      const { draft } = await getDraft(api, keyOf(known(id)), signal);
      const owner = ownerIn({ session });
      const isOnDevice = drafts.onDevice(pathOf(id), owner) !== null;
      if (draft && owner !== null && !isOnDevice) {
        const copy = toCopy(draft);
        drafts.account.write(pathOf(id), owner, copy);
        drafts.save(pathOf(id), owner, copy.texts);
      }
      return { isFound: draft !== null || isOnDevice };
    },
  });

/** Returns the id of a new job draft. The id is random, because a device creates it without asking the server. */
export function newDraftId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (random >>> 2);
}

/** Saves the values of the form for a new job as a job draft. Afterwards, the draft is stored only in the account. */
export async function saveJobDraft(app: App, id: number, values: object): Promise<void> {
  const { api, drafts } = app;
  const owner = ownerIn(app);
  await inOrder(app, async () => {
    const version = drafts.account.read(pathOf(id), owner)?.version ?? 0;
    const texts = Object.entries(textsOf({ ...values })).map(([field, text]) => ({ field, text }));
    await saveDraft(api, keyOf(id), { based_on: version, texts }, { keepalive: false });
    forget(app, owner, id);
  });
}

export async function deleteJobDraft(app: App, { id, version }: JobDraft): Promise<void> {
  await inOrder(app, async () => {
    await deleteDraft(app.api, keyOf(id), version, { keepalive: false });
    forget(app, ownerIn(app), id);
  });
}

/** Removes a draft from the device without removing it from the account. */
function forget({ drafts }: App, owner: Owner, id: number): void {
  drafts.account.write(pathOf(id), owner, null);
  drafts.remove(pathOf(id), owner);
}

/** Runs `send` after all earlier saves of drafts. Later saves wait for it, so that they start from its result. */
async function inOrder({ drafts }: App, send: () => Promise<void>): Promise<void> {
  const sent = drafts.account.saving.then(send);
  drafts.account.saving = sent.catch(() => undefined);
  await sent;
}
