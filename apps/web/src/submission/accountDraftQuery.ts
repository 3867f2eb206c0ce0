import { queryOptions, skipToken } from '@tanstack/react-query';
import { getDraft } from '../api/drafts.ts';
import type { App } from '../app/app.ts';
import { accountKeyOf, toCopy } from '../storage/accountCopies.ts';
import type { AccountCopy } from '../storage/accountCopies.ts';
import type { Owner } from '../storage/drafts.ts';

export const accountDraftKey = (path: string) => ['account-draft', path];

/**
 * Queries the account's draft of a page each time that the page opens or the user returns to its window. While this
 * device is saving a draft, a response may be outdated, so it is requested again.
 */
export const accountDraftQuery = ({ api, drafts }: App, path: string, owner: Owner) => {
  const key = owner === null ? null : accountKeyOf(path);
  return queryOptions<{ stored: AccountCopy | null }>({
    queryKey: accountDraftKey(path),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    queryFn:
      key === null
        ? skipToken
        : async ({ signal }) => {
            for (;;) {
              await drafts.account.saving;
              const before = drafts.account.read(path, owner)?.version;
              const { draft } = await getDraft(api, key, signal);
              await drafts.account.saving;
              if (drafts.account.read(path, owner)?.version === before)
                return { stored: draft && toCopy(draft) };
            }
          },
  });
};
