/** Divides lists into numbered pages. One row more than a page holds is read, to show whether there is a next page. */

export interface Page {
  /** The number of the page, counted from 1. */
  number: number;
  size: number;
}

/** The number of rows of a list that can be reached. It is limited, because skipping rows takes time. */
export const MAX_ROWS = 100_000;

/** Returns true if a page may have rows in a list of at most `total` rows. If not, the caller skips the query. */
export const isWithin = (page: Page, total = MAX_ROWS) => pageOffset(page) < Math.min(total, MAX_ROWS);

/** Returns the value for SQL's `limit`, which is one row more than the page. */
export const pageLimit = ({ size }: Page) => size + 1;
export const pageOffset = ({ number, size }: Page) => (number - 1) * size;

/** Returns the page and the URLs of its neighbours, from at most `pageLimit` rows. The list ends at `maxRows`. */
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
