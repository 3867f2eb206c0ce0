import { directoryQuery, directorySearchIn } from '../../freelancers/directorySearch.ts';
import { pageIn } from '../../navigation/pageIn.ts';

/** What the API is asked for: the page of an address, and the first page of its list. */
export function queriesOf(address: URLSearchParams): { page: string; first: string } {
  const asked = directorySearchIn(address);
  return { page: directoryQuery(asked, pageIn(address), address), first: directoryQuery(asked) };
}
