import { isWebAddress } from './addresses.ts';

/**
 * Returns a web address as it is shown to readers, or null if it is not a safe web address. For an address with more
 * than `maxLength` characters, it returns only the host.
 */
export function addressLabel(address: string, maxLength = Infinity): string | null {
  if (!isWebAddress(address)) return null;
  const label = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return label.length > maxLength ? label.replace(/[/?#].*$/, '') : label;
}
