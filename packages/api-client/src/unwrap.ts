import { ApiError, NetworkError } from './errors.ts';

/** The result of any openapi-fetch call. */
interface CallResult<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * Returns the data of a successful response. If `success` names a status, every other status is an error: a proxy that
 * responds with 200 instead of the server has created nothing.
 *
 * @throws ApiError if the server refuses; NetworkError if no response of the API arrived; the abort reason if the
 *   caller aborted.
 */
export async function unwrap<T>(call: Promise<CallResult<T>>, success?: number): Promise<T> {
  const { data, error, response } = await call.catch(rethrow);
  // A 500 response without a body has no `error`, so the status decides.
  const succeeded = success === undefined ? response.ok : response.status === success;
  if (!succeeded) throw new ApiError(response.status, error);
  // The contract guarantees the data of a successful response, which is undefined for a 204.
  return data as T;
}

/**
 * Rethrows an error as a NetworkError if the response was truncated or is not JSON. Such a response comes from a broken
 * connection or a proxy, and not from the API.
 */
function rethrow(error: unknown): never {
  if (error instanceof SyntaxError || error instanceof TypeError) throw new NetworkError(error);
  throw error;
}
