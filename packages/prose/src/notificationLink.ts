/**
 * The query parameter with which a link names the notification that it is about. Opening the link changes nothing: the app of the
 * signed-in user marks the notification as read, so programs that check the links of mails do not.
 */
const PARAMETER = 'notification';

/** Adds the id of a notification to the query of an address. */
export function notificationLink(href: string, id: number | string): string {
  const [address = '', ...fragment] = href.split('#');
  const linked = `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${id}`;
  return [linked, ...fragment].join('#');
}

/**
 * Returns the id of the notification that the query of an address names, or null if it names none, and the query without it.
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
