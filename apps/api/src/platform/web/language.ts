import { negotiate } from '@fastify/accept-negotiator';
import { languageValues } from '@skillharbor/contract';
import type { Language } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the language that was chosen in this browser. Otherwise, returns the first language that the user prefers and
 * the product supports.
 */
export function languageOf({
  cookies,
  headers,
}: {
  /** The cookies, or undefined if the request could not be routed. */
  cookies?: FastifyRequest['cookies'] | undefined;
  headers: FastifyRequest['headers'];
}): Language {
  // Regions are dropped, because a user who prefers de-AT can read de.
  const preferred = headers['accept-language']?.toLowerCase().replaceAll(/-[a-z\d-]+/g, '');
  return spoken(cookies?.['language']) ?? spoken(negotiate(preferred ?? '', [...languageValues])) ?? 'en';
}

const spoken = (tag: string | null | undefined) => languageValues.find((language) => language === tag);
