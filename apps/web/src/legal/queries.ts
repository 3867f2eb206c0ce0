import { legalKindValues } from '@skillharbor/contract';
import type { Language, LegalKind } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import { getLegalHistory, getLegalText, listLegalTexts, listUnreadLegalTexts } from '../api/legal.ts';
import type { App } from '../app/app.ts';

/** Returns the kind of legal text that a part of a URL names, or null if that part names none. */
export const legalKindIn = (part: string | null | undefined): LegalKind | null =>
  legalKindValues.find((kind) => kind === part) ?? null;

/** Queries which legal texts the site has. The footer of every page links to them. */
export const legalTextsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['legal texts'],
    queryFn: async ({ signal }) => (await listLegalTexts(api, signal)).results,
  });

/** Queries a version of a legal text, or the newest one. */
export const legalTextQuery = ({ api }: App, kind: LegalKind, language: Language, version?: number) =>
  queryOptions({
    queryKey: ['legal text', kind, language, version ?? null],
    queryFn: ({ signal }) =>
      getLegalText(api, kind, { language, ...(version !== undefined && { version }) }, signal),
  });

/** Queries the changed legal texts that the signed-in user is asked to read. `viewer` is the user's `pk`. */
export const unreadLegalTextsQuery = ({ api }: App, viewer: number) =>
  queryOptions({
    queryKey: ['unread legal texts', viewer],
    queryFn: async ({ signal }) => (await listUnreadLegalTexts(api, signal)).results,
  });

/** Queries the versions of a legal text, for operators. */
export const legalHistoryQuery = ({ api }: App, kind: LegalKind) =>
  queryOptions({
    queryKey: ['legal history', kind],
    queryFn: ({ signal }) => getLegalHistory(api, kind, signal),
  });
