import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { AppealRulingInput, CaseState, ReportInput, RulingInput } from '@skillharbor/contract';

/** Sends a report of a visitor or of the signed-in user. */
export const sendReport = ({ credentialed }: Api, body: ReportInput) =>
  unwrap(credentialed.POST('/api/moderation/reports/', { body }));

/** Reads the outcome of a report, by the token of its receipt. */
export const readReport = ({ anonymous }: Api, token: string, signal: AbortSignal) =>
  unwrap(anonymous.POST('/api/moderation/reports/read/', { body: { token }, signal }));

export const readTransparency = ({ anonymous }: Api, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/moderation/transparency/years/', { signal }));

export const listCases = ({ credentialed }: Api, state: CaseState, page: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/moderation/cases/', { params: { query: { state, page } }, signal }));

export const getCase = ({ credentialed }: Api, caseId: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/moderation/cases/{caseId}/', { params: { path: { caseId } }, signal }));

export const decideCase = ({ credentialed }: Api, caseId: number, body: RulingInput) =>
  unwrap(credentialed.POST('/api/moderation/cases/{caseId}/ruling/', { params: { path: { caseId } }, body }));

export const decideAppeal = ({ credentialed }: Api, caseId: number, body: AppealRulingInput) =>
  unwrap(credentialed.POST('/api/moderation/cases/{caseId}/appeal/', { params: { path: { caseId } }, body }));

export const listStatements = ({ credentialed }: Api, page: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/moderation/statements/', { params: { query: { page } }, signal }));

export const getStatement = ({ credentialed }: Api, statementId: number, signal: AbortSignal) =>
  unwrap(
    credentialed.GET('/api/moderation/statements/{statementId}/', {
      params: { path: { statementId } },
      signal,
    }),
  );

export const appeal = ({ credentialed }: Api, statementId: number, words: string) =>
  unwrap(
    credentialed.POST('/api/moderation/statements/{statementId}/appeal/', {
      params: { path: { statementId } },
      body: { words },
    }),
  );

/** Reads a statement of reasons by the token of a mail's link, for a user who may not be able to log in. */
export const readStatementByLink = ({ anonymous }: Api, token: string, signal: AbortSignal) =>
  unwrap(anonymous.POST('/api/moderation/statement/', { body: { token }, signal }));

export const appealByLink = ({ anonymous }: Api, token: string, words: string) =>
  unwrap(anonymous.POST('/api/moderation/statement/appeal/', { body: { token, words } }));
