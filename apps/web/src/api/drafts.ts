import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { DraftInput } from '@skillharbor/contract';

export const getDraft = ({ bearer }: Api, draftKey: string, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/drafts/{draftKey}/', { params: { path: { draftKey } }, signal }));

export const listJobDrafts = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/job-drafts/', { signal }));

/**
 * Saves a draft. With `keepalive`, the request continues after the page is closed, but browsers refuse such requests
 * above 64 KiB.
 */
export const saveDraft = (
  { bearer }: Api,
  draftKey: string,
  body: DraftInput,
  { keepalive }: { keepalive: boolean },
) => unwrap(bearer.PUT('/api/users/drafts/{draftKey}/', { params: { path: { draftKey } }, body, keepalive }));

export const deleteDraft = (
  { bearer }: Api,
  draftKey: string,
  version: number,
  { keepalive }: { keepalive: boolean },
) =>
  unwrap(
    bearer.DELETE('/api/users/drafts/{draftKey}/', {
      params: { path: { draftKey }, query: { version } },
      keepalive,
    }),
  );
