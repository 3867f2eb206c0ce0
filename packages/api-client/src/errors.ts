/** The code and the values of a problem, from which a client can create a sentence in any language. */
export interface ProblemName {
  /** Null if the server sent no code. */
  code: string | null;
  /** The values that the sentence contains. */
  params: Readonly<Record<string, string | number>>;
}

/** The server responded with an error. */
export class ApiError extends Error implements ProblemName {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The server's message for the user, or null if it sent none. */
  readonly detail: string | null;
  readonly code: ProblemName['code'];
  readonly params: ProblemName['params'];
  /** Messages by field name. It is empty if the error is not about a field. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** The problem of each of these messages, in the same order, if the server names the problems. */
  readonly fieldCodes: Readonly<Record<string, readonly ProblemName[]>>;
  /** Every text of the response: in `detail`, in `error`, or in the list of a field. */
  readonly texts: readonly string[];

  constructor(status: number, body?: unknown) {
    const detail = textIn(body, 'detail');
    super(`${status}${detail === null ? '' : ` ${detail}`}`);
    this.status = status;
    this.detail = detail;
    const { code, params } = problemIn(body);
    this.code = code;
    this.params = params;
    this.fieldErrors = fieldErrorsOf(body);
    this.fieldCodes = fieldCodesOf(body);
    this.texts = textsOf(body);
  }
}

/**
 * The error of a request to which the API did not respond: there is no connection or no server, the request timed out,
 * or another server responded.
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

function problemIn(value: unknown): ProblemName {
  const params = isRecord(value) ? value['params'] : null;
  return { code: textIn(value, 'code'), params: isParams(params) ? params : {} };
}

/** A proxy may respond instead of the server, so the body may have any shape. */
function fieldErrorsOf(body: unknown): Record<string, string[]> {
  if (!isRecord(body)) return {};
  return Object.fromEntries(Object.entries(body).filter(isFieldError));
}

function fieldCodesOf(body: unknown): Record<string, ProblemName[]> {
  const codes = isRecord(body) ? body['codes'] : null;
  if (!isRecord(codes)) return {};
  return Object.fromEntries(
    Object.entries(codes).map(([field, names]) => [field, [names].flat().map(problemIn)]),
  );
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

function isParams(value: unknown): value is ProblemName['params'] {
  return (
    isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
