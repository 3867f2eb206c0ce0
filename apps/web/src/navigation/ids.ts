import type { Params } from 'react-router-dom';
import { MissingIdError } from '../app/errors.ts';

/** The largest id that the contract allows. */
const MAX = 2_147_483_647;

/** Returns the id in a URL, or NaN if there is none. */
export function idIn(params: Params, name: string): number {
  return idOf(params[name] ?? '');
}

/** Returns the id that a text consists of, or NaN if the text is not an id. */
export function idOf(text: string): number {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && id <= MAX ? id : NaN;
}

/**
 * Returns the id from the URL, for a query.
 *
 * @throws MissingIdError if the URL has no id.
 */
export function known(id: number): number {
  if (Number.isNaN(id)) throw new MissingIdError('The address has no id.');
  return id;
}
