/**
 * Divides lists into numbered pages. For each page, one more row than the page shows is read, to find out whether a
 * next page exists.
 */

export interface Page {
  /** The number of the page. The first page is 1. */
  number: number;
  size: number;
}

/** The maximum number of rows of a list that clients can read. Skipping rows takes time, so the number is limited. */
export const MAX_ROWS = 100_000;

/**
 * Returns true if the page can contain rows, in a list that has at most `total` rows. If it cannot, the caller skips
 * the query.
 */
export const isWithin = (page: Page, total = MAX_ROWS) => pageOffset(page) < Math.min(total, MAX_ROWS);

/** Returns the value for SQL's `limit`, which is one more than the number of rows on the page. */
export const pageLimit = ({ size }: Page) => size + 1;
export const pageOffset = ({ number, size }: Page) => (number - 1) * size;

/**
 * Returns the page with the URLs of the previous and the next page. `rows` has at most `pageLimit` rows. The list ends
 * at `maxRows`.
 */
export function paginate<Row>(rows: readonly Row[], page: Page, url: () => URL, maxRows = MAX_ROWS) {
  const hasNext = rows.length > page.size && page.number * page.size < maxRows;
  return {
    results: rows.slice(0, page.size),
    next: hasNext ? linkTo(url(), page.number + 1) : null,
    previous: page.number > 1 ? linkTo(url(), page.number - 1) : null,
  };
}

function linkTo(url: URL, number: number): string {
  const link = new URL(url);
  link.searchParams.set('page', String(number));
  return link.href;
}
