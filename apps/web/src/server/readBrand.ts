import { createApi, createSessionStore, memoryStorage } from '@skillharbor/api-client';
import type { Brand } from '@skillharbor/contract';
import { getBrand } from '../api/site.ts';
import { usualBrand } from '../app/usualBrand.ts';

interface ReadBrand {
  brand: Brand;
  /** False if the brand could not be read. In that case, the page has the default brand. */
  isKnown: boolean;
}

/**
 * Reads the brand for one page. A failure is not thrown, because a page with the default brand is better than no page.
 */
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
