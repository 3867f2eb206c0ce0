import type { Detail, FieldErrors } from '@skillharbor/contract';

/** Replies that several handlers share, with the server's messages. */
export const notFound = { status: 404, body: { detail: 'Not found.' } } as const satisfies Answer<404>;

/** The reply for a page that was once public. */
export const gone = {
  status: 410,
  body: { detail: 'This job was deleted.' },
} as const satisfies Answer<410>;

interface Answer<Status extends number> {
  status: Status;
  body: Detail;
}

export function conflict(detail: string, code?: Detail['code']): Answer<409> {
  return { status: 409, body: { detail, ...(code && { code }) } };
}

export function preconditionFailed(detail: string): Answer<412> {
  return { status: 412, body: { detail } };
}

export function invalid(fields: FieldErrors): { status: 400; body: FieldErrors } {
  return { status: 400, body: fields };
}

export function refused(detail: string): Answer<400> {
  return { status: 400, body: { detail } };
}

/** Returns a text field of a form, or '' if it is missing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface Page<Item> {
  results: Item[];
  next: string | null;
  previous: string | null;
}

/** Returns one page of a list, with links to its neighbors. Pages count from 1. */
export function pageOf<Item>(all: readonly Item[], url: URL, page = 1, size = 20): Page<Item> {
  const link = (number: number) => {
    const other = new URL(url);
    other.searchParams.set('page', String(number));
    return other.href;
  };
  return {
    results: all.slice((page - 1) * size, page * size),
    next: page * size < all.length ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
  };
}
