/** Returns the sentences about each field of a refused form, without the codes beside them. */
export function sentencesOf(body: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...(body as object) }).filter(([field]) => field !== 'codes'));
}
