import type { Params } from 'react-router-dom';
import { MissingIdError } from '../app/errors.ts';

/** Matches the slugs and ids that the contract allows. */
const KEY = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the slug or the id in the URL of a company's page, or null if there is none. */
export function companyKeyIn({ company = '' }: Params): string | null {
  const key = company.toLowerCase();
  return KEY.test(key) ? key : null;
}

/**
 * Returns the company's key from the URL, for a query.
 *
 * @throws MissingIdError if the URL has no key.
 */
export function knownKey(key: string | null): string {
  if (key === null) throw new MissingIdError('The address names no company.');
  return key;
}
