import type { FieldErrors } from '@skillharbor/contract';

/** The server answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The server's message for the user, or null where it sent none. */
  readonly detail: string | null;
  /** Messages by field name. Empty where the error is about no field. */
  readonly fieldErrors: FieldErrors;

  constructor(status: number, body?: unknown) {
    const detail = detailOf(body);
    super(`${status}${detail === null ? '' : ` ${detail}`}`);
    this.status = status;
    this.detail = detail;
    this.fieldErrors = fieldErrorsOf(body);
  }
}

/** No answer of the API arrived: no connection, no server, a timeout, or another server's response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

function detailOf(body: unknown): string | null {
  return isRecord(body) && typeof body['detail'] === 'string' ? body['detail'] : null;
}

/** A proxy may answer instead of the server, so the body is not trusted. */
function fieldErrorsOf(body: unknown): FieldErrors {
  if (!isRecord(body)) return {};
  return Object.fromEntries(Object.entries(body).filter(isFieldError));
}

function isFieldError(entry: [string, unknown]): entry is [string, string[]] {
  const sentences = entry[1];
  return Array.isArray(sentences) && sentences.every((sentence) => typeof sentence === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
