/** A portfolio's address as people read it, or null where it is none that a browser should follow. */
export function portfolioLabel(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
