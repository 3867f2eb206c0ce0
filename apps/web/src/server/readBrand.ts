import { createApi, createSessionStore, memoryStorage } from '@skillharbor/api-client';
import type { Brand } from '@skillharbor/contract';
import { getBrand } from '../api/site.ts';
import { usualBrand } from '../app/usualBrand.ts';

interface ReadBrand {
  brand: Brand;
  /** False if the brand could not be read, so that the page has the usual one. */
  isKnown: boolean;
}

/** Reads the brand for one page. A page with the usual brand is better than none. */
export async function readBrand(fetch: typeof globalThis.fetch): Promise<ReadBrand> {
  const session = createSessionStore(memoryStorage());
  const api = createApi({
    baseUrl: 'http://server.invalid',
    session,
    cookies: () => '',
    locks: undefined,
    fetch,
  });
  try {
    return { brand: await getBrand(api), isKnown: true };
  } catch {
    return { brand: usualBrand, isKnown: false };
  }
}
