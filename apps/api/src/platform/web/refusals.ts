/**
 * Refuses requests. The response to a request for a page is a page in the reader's language, and every other response
 * is JSON.
 */
import type { Language } from '@skillharbor/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '@skillharbor/contract-server/wholeResponses';
import { prepareRefusal } from '@skillharbor/contract-server/errors';
import { ProblemError } from '@skillharbor/contract-server/problem';
import { errorRules } from '../../contract/problems.ts';
import { isPageAddress } from './addresses.ts';
import { encodeText, encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { languageOf } from './language.ts';
import type { Refusal, Shell } from './shell.ts';

export type Refuse = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * The time that the user must wait is rounded up to a multiple of this step, so that only a few different pages are
 * needed.
 */
const WAIT_STEP_S = 10;

/** Creates the functions that refuse requests. `shell` is null if the app is not built. */
export function createRefusals(shell: Shell | null): Refuse {
  const made = new Map<string, ReturnType<typeof encodeText>>();

  function pageFor(
    from: Shell,
    refusal: Refusal,
    { language, encoding }: { language: Language; encoding: Encoding },
  ): ReturnType<typeof encodeText> {
    const key = JSON.stringify([refusal, language, encoding]);
    const page =
      made.get(key) ?? from.refuse(refusal, language).then((html) => encodeText(html, 'text/html', encoding));
    made.set(key, page);
    return page;
  }

  return async (error, request, reply) => {
    const problem = prepareRefusal(error, request, reply, errorRules);
    const refusal = isPageAddress(request.url) ? refusalOf(problem) : null;
    if (shell === null || refusal === null)
      return reply.type('application/json').send(errorRules.bodyOf(problem.problem));
    const language = languageOf(request);
    const page = await pageFor(shell, refusal, { language, encoding: encodingFor(request) });
    addVary(reply, 'accept-encoding, accept-language, cookie').header('content-language', language);
    return reply.headers(page.headers).send(page.body);
  };
}

function refusalOf({ statusCode, retryAfter = 0 }: ProblemError): Refusal | null {
  if (statusCode === 400) return { reason: 'unreadable' };
  if (statusCode !== 429) return null;
  return { reason: 'too many', seconds: Math.ceil(retryAfter / WAIT_STEP_S) * WAIT_STEP_S };
}

/**
 * Refuses addresses that cannot be read, as an onRequest hook. PostgreSQL cannot store a text with NUL, and an address
 * that is not UTF-8 has no meaning. Health checks are excluded, because they ignore the query of the URL.
 */
export async function refuseUnreadableAddress({ url }: FastifyRequest): Promise<void> {
  if (!/^\/(health|ready)z\?/.test(url) && !isReadable(url))
    throw new ProblemError(400, 'address_unreadable');
}

function isReadable(url: string): boolean {
  try {
    // Skips requests to the API, because the API's validator reports which parameter contains a NUL.
    return !decodeURIComponent(url).includes('\0') || url.startsWith('/api/');
  } catch {
    return false;
  }
}
