import { negotiate } from '@fastify/accept-negotiator';
import { languageValues } from '@skillharbor/contract';
import type { Language } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';

/** The language that was chosen in this browser, else the first that the user prefers and the product speaks. */
export function languageOf({
  cookies,
  headers,
}: {
  /** Undefined where a request could not be routed. */
  cookies?: FastifyRequest['cookies'] | undefined;
  headers: FastifyRequest['headers'];
}): Language {
  // A reader of de-AT reads de.
  const preferred = headers['accept-language']?.toLowerCase().replaceAll(/-[a-z\d-]+/g, '');
  return spoken(cookies?.['language']) ?? spoken(negotiate(preferred ?? '', [...languageValues])) ?? 'en';
}

const spoken = (tag: string | null | undefined) => languageValues.find((language) => language === tag);
