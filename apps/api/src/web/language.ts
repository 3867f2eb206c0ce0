import { negotiate } from '@fastify/accept-negotiator';
import { languages } from '@skillharbor/prose';
import type { Language } from '@skillharbor/prose';
import type { FastifyRequest } from 'fastify';

/** The language that was chosen in this browser, else the first that the user prefers and the product speaks. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  // A reader of de-AT reads de.
  const preferred = headers['accept-language']?.toLowerCase().replaceAll(/-[a-z\d-]+/g, '');
  return spoken(cookies['language']) ?? spoken(negotiate(preferred ?? '', [...languages])) ?? 'en';
}

const spoken = (tag: string | null | undefined) => languages.find((language) => language === tag);
