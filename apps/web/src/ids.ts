import type { Params } from 'react-router-dom';
import { MissingIdError } from './errors.ts';

/** The largest id of the contract. */
const MAX = 2_147_483_647;

/** The id that an address names. @throws MissingIdError when it names none. */
export function idIn(params: Params, name: string): number {
  const text = params[name] ?? '';
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text) || id > MAX) throw new MissingIdError(`${name} is not an id: ${text}`);
  return id;
}
