/** Names a time zone by its place: `America/New_York` is 'New York'. */
export const readableTimeZone = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
