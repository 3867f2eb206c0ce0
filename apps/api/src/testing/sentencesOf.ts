/** Returns the sentences about each field of a refused form, without their codes. */
export function sentencesOf(body: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...(body as object) }).filter(([field]) => field !== 'codes'));
}
