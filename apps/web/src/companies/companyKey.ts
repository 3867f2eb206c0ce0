import type { Params } from 'react-router-dom';
import { MissingIdError } from '../app/errors.ts';

/** As in the contract. */
const KEY = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug or the id in the address of a company, or null where there is none. */
export function companyKeyIn({ company = '' }: Params): string | null {
  const key = company.toLowerCase();
  return KEY.test(key) ? key : null;
}

/** The key, for a query. @throws MissingIdError when the address has none. */
export function knownKey(key: string | null): string {
  if (key === null) throw new MissingIdError('The address names no company.');
  return key;
}
