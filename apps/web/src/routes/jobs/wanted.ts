import type { Category } from '@skillharbor/contract';

/** Which jobs an address asks the server for. */
export interface Wanted {
  search?: string;
  category?: Category;
}

const categories: Record<Category, true> = {
  tech: true,
  finance: true,
  healthcare: true,
  marketing: true,
  education: true,
  other: true,
};

/** The longest search that the server takes. */
const MAX_SEARCH = 100;

export function wantedIn(query: URLSearchParams): Wanted {
  const search = (query.get('search') ?? '').trim().slice(0, MAX_SEARCH);
  const category = query.get('category') ?? '';
  return { ...(search !== '' && { search }), ...(isCategory(category) && { category }) };
}

function isCategory(text: string): text is Category {
  return Object.hasOwn(categories, text);
}
