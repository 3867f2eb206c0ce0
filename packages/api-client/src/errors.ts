import type { FieldErrors } from '@skillharbor/contract';

/** The error of a request to which the server responded with an error status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The server's message for the user, or null if it sent none. */
  readonly detail: string | null;
  /** The server's code of the problem, or null if it sent none. */
  readonly code: string | null;
  /** The messages by field name. It is empty if the error concerns no field. */
  readonly fieldErrors: FieldErrors;
  /** Every text in the response, whether in `detail`, in `error` or in the list of a field. */
  readonly texts: readonly string[];

  constructor(status: number, body?: unknown) {
    const detail = textIn(body, 'detail');
    super(`${status}${detail === null ? '' : ` ${detail}`}`);
    this.status = status;
    this.detail = detail;
    this.code = textIn(body, 'code');
    this.fieldErrors = fieldErrorsOf(body);
    this.texts = textsOf(body);
  }
}

/**
 * The error of a request without a response of the API: no connection, no server, a timeout, or another server's
 * response.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

function textIn(body: unknown, name: 'detail' | 'code'): string | null {
  const value = isRecord(body) ? body[name] : null;
  return typeof value === 'string' ? value : null;
}

/** Reads the field errors of a body. The body is checked, because a proxy may respond instead of the server. */
function fieldErrorsOf(body: unknown): FieldErrors {
  if (!isRecord(body)) return {};
  return Object.fromEntries(Object.entries(body).filter(isFieldError));
}

function textsOf(body: unknown): string[] {
  if (!isRecord(body)) return [];
  return Object.values(body)
    .flat()
    .filter((text) => typeof text === 'string');
}

function isFieldError(entry: [string, unknown]): entry is [string, string[]] {
  const sentences = entry[1];
  return Array.isArray(sentences) && sentences.every((sentence) => typeof sentence === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
