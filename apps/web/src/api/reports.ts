import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { ReportInput } from '@skillharbor/contract';

/** Sends a report of a visitor or of the signed-in user. */
export const sendReport = ({ credentialed }: Api, body: ReportInput) =>
  unwrap(credentialed.POST('/api/moderation/reports/', { body }));

/** Reads what became of a report, by the token of its receipt. */
export const readReport = ({ anonymous }: Api, token: string, signal: AbortSignal) =>
  unwrap(anonymous.POST('/api/moderation/reports/read/', { body: { token }, signal }));
