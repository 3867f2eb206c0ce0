/** Numbered pages of a list. Reading one row more than a page holds shows whether there is a next page. */

export interface Page {
  /** From 1. */
  number: number;
  size: number;
}

/** How many rows of a list can be reached: skipping costs time for each. */
export const MAX_ROWS = 100_000;

/**
 * Whether a page of a list with at most `total` rows can have any. Where it cannot, the query is not worth its cost.
 */
export const isWithin = (page: Page, total = MAX_ROWS) => pageOffset(page) < Math.min(total, MAX_ROWS);

/** For SQL's `limit` and `offset`. */
export const pageLimit = ({ size }: Page) => size + 1;
export const pageOffset = ({ number, size }: Page) => (number - 1) * size;

/** The page and the URLs of its neighbours, from at most `pageLimit` rows. The list ends at `maxRows`. */
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
