/** Returns the page number in the URL of a list, counted from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
