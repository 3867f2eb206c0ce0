/** The responses that many operations share. */
import type { Detail, FieldErrors } from '@skillharbor/contract';

export const ok = <Body>(body: Body) => ({ status: 200 as const, body });
export const created = <Body>(body: Body) => ({ status: 201 as const, body });
export const noContent = { status: 204 as const };

export const badRequest = (detail: string) => ({ status: 400 as const, body: { detail } });
export const badFields = (fields: FieldErrors) => ({ status: 400 as const, body: fields });
export const unauthenticated = (detail: string) => ({ status: 401 as const, body: { detail } });
/** The response is the same for what does not exist and for what belongs to another user. */
export const notFound = { status: 404 as const, body: { detail: 'Not found.' } };
/** The response for what was public once. */
export const gone = (detail: string) => ({ status: 410 as const, body: { detail } });
/** The response for an expected failure. Unlike what problem.ts throws, it is not logged as a failure. */
export const unavailable = (detail: string) => ({ status: 503 as const, body: { detail } });
export const preconditionFailed = (detail: string) => ({ status: 412 as const, body: { detail } });
export const conflict = (detail: string, code?: Detail['code']) => ({
  status: 409 as const,
  body: { detail, ...(code && { code }) },
});
