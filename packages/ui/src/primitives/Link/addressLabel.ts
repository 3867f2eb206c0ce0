import { isWebAddress } from './addresses.ts';

/**
 * Returns a web address as readers see it, or null if it is not a safe web address. If it is longer than `maxLength`
 * characters, only its host is returned.
 */
export function addressLabel(address: string, maxLength = Infinity): string | null {
  if (!isWebAddress(address)) return null;
  const label = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return label.length > maxLength ? label.replace(/[/?#].*$/, '') : label;
}
