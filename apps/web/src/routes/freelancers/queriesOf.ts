import { directoryQuery, directorySearchIn } from '../../freelancers/directorySearch.ts';
import { pageIn } from '../../navigation/pageIn.ts';

/** Returns the API queries for the page of an address and for the first page of its list. */
export function queriesOf(address: URLSearchParams): { page: string; first: string } {
  const asked = directorySearchIn(address);
  return { page: directoryQuery(asked, pageIn(address), address), first: directoryQuery(asked) };
}
