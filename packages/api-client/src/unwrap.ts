import { ApiError, NetworkError } from './errors.ts';

/** The result of any openapi-fetch call. */
interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * The data of a successful answer. Where `success` names a status, every other one is a refusal: a proxy that answers
 * 200 instead of the server has created nothing.
 *
 * @throws ApiError when the server refuses; NetworkError when no answer of the API arrived; the abort reason
 * when the caller aborted.
 */
export async function unwrap<T>(call: Promise<Answer<T>>, success?: number): Promise<T> {
  const { data, error, response } = await call.catch(rethrow);
  // A 500 without a body has no `error`, so the status decides.
  const succeeded = success === undefined ? response.ok : response.status === success;
  if (!succeeded) throw new ApiError(response.status, error);
  // By the contract a success has its data, which is undefined for a 204.
  return data as T;
}

/** A truncated answer, or one that is not JSON, comes from a broken connection or a portal, not from the API. */
function rethrow(error: unknown): never {
  if (error instanceof SyntaxError || error instanceof TypeError) throw new NetworkError(error);
  throw error;
}
