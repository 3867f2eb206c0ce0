/** Returns the singular form for a count of 1, and the plural form for any other count. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
