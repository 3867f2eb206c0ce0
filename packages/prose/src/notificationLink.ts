/**
 * The query parameter that contains the id of the notification to which a link belongs. Opening the link changes
 * nothing on the server. The app of the signed-in user marks the notification as read, so programs that check the links
 * of mails have no effect.
 */
const PARAMETER = 'notification';

/** Adds the id of a notification to the query of an address. */
export function notificationLink(href: string, id: number | string): string {
  const [address = '', ...fragment] = href.split('#');
  const linked = `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${id}`;
  return [linked, ...fragment].join('#');
}

/**
 * Returns the id of the notification in the query of an address, or null if there is none, and the query without it.
 *
 *     notificationIn('?page=2&notification=17') → { id: 17, query: '?page=2' }
 */
export function notificationIn(search: string): { id: number | null; query: string } {
  const query = new URLSearchParams(search);
  const text = query.get(PARAMETER);
  if (text === null) return { id: null, query: search };
  query.delete(PARAMETER);
  return {
    id: /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null,
    query: query.size === 0 ? '' : `?${query.toString()}`,
  };
}
