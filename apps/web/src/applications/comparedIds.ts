/** The largest id that the contract allows. */
const MAX_ID = 2_147_483_647;
const MAX_COMPARED = 4;

/** Returns the distinct ids in a URL such as `?ids=7,8`, at most four. */
export function comparedIdsIn(query: URLSearchParams): number[] {
  const ids = (query.get('ids') ?? '')
    .split(',')
    .filter((text) => /^[1-9]\d*$/.test(text))
    .map(Number)
    .filter((id) => id <= MAX_ID);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
