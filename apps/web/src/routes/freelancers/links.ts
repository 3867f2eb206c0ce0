const DIRECTORY = '/api/accounts/freelancers/';

/**
 * The query of a link to a neighbouring page, as the API gave it. It becomes the query of our own address, so that the
 * page can be come back to.
 */
export function queryOf(link: string): string {
  return URL.parse(link, 'http://base.invalid')?.search ?? '';
}

/** The directory with the query of our own address: the link that was given, against the API's base. */
export function followed(query: string): typeof DIRECTORY {
  // Only the query differs from the path that the contract knows.
  return `${DIRECTORY}${query}` as typeof DIRECTORY;
}
