import { ApiError, NetworkError } from './errors.ts';

/** What every call of an openapi-fetch client answers. */
interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * The data of a successful answer.
 *
 * @throws ApiError when the server refuses; NetworkError when no answer of the API arrived; the abort's own
 * reason when the caller gave up.
 */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call.catch(rethrow);
  // A 500 without a body has no `error`: only the status tells.
  if (!response.ok) throw new ApiError(response.status, error);
  // By the contract a success has its data, which is undefined for a 204.
  return data as T;
}

/** An answer that stops in the middle, or is not JSON, comes from a broken connection or a portal, not from the API. */
function rethrow(error: unknown): never {
  if (error instanceof SyntaxError || error instanceof TypeError) throw new NetworkError(error);
  throw error;
}
