/** Pages of a list by number. One row more than a page is read, to know whether there is a next one. */

export interface Page {
  /** From 1. */
  number: number;
  size: number;
}

export const rowsToRead = ({ size }: Page) => size + 1;
export const rowsToSkip = ({ number, size }: Page) => (number - 1) * size;

/** The rows of a page and its neighbours' URLs, from rows read as above. */
export function pageOf<Row>(rows: readonly Row[], page: Page, url: () => URL) {
  const hasNext = rows.length > page.size;
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
