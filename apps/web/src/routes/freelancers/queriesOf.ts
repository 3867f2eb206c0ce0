import { directoryQuery, directorySearchIn } from '../../freelancers/directorySearch.ts';
import { pageIn } from '../../navigation/pageIn.ts';

/** Returns the API queries for the page of the list that a URL selects, and for the first page of the same list. */
export function queriesOf(address: URLSearchParams): { page: string; first: string } {
  const asked = directorySearchIn(address);
  return { page: directoryQuery(asked, pageIn(address), address), first: directoryQuery(asked) };
}
