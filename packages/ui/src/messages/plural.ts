/** Returns one of the two forms of English. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
