/** Returns the sentences about each field of a form that was refused, without the codes. */
export function sentencesOf(body: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...(body as object) }).filter(([field]) => field !== 'codes'));
}
