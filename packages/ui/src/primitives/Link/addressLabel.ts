import { isWebAddress } from './addresses.ts';

/**
 * A web address as shown to readers, or null if it is no safe web address. Where it is longer than `maxLength` characters,
 * its host alone.
 */
export function addressLabel(address: string, maxLength = Infinity): string | null {
  if (!isWebAddress(address)) return null;
  const label = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return label.length > maxLength ? label.replace(/[/?#].*$/, '') : label;
}
