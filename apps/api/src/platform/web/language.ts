import { negotiate } from '@fastify/accept-negotiator';
import { languageValues } from '@skillharbor/contract';
import type { Language } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the language that was chosen in this browser. If none was chosen, returns the first language in
 * Accept-Language in which the product exists.
 */
export function languageOf({
  cookies,
  headers,
}: {
  /** The cookies of the request, or undefined if no route was found for the request. */
  cookies?: FastifyRequest['cookies'] | undefined;
  headers: FastifyRequest['headers'];
}): Language {
  // Ignores the region of a language, because a user who prefers de-AT can also read de.
  const preferred = headers['accept-language']?.toLowerCase().replaceAll(/-[a-z\d-]+/g, '');
  return spoken(cookies?.['language']) ?? spoken(negotiate(preferred ?? '', [...languageValues])) ?? 'en';
}

const spoken = (tag: string | null | undefined) => languageValues.find((language) => language === tag);
