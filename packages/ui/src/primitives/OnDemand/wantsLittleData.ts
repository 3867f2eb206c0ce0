/**
 * Returns true if nothing should be prefetched, because the user saves data or the connection is slow. Some browsers
 * report neither of the two.
 */
export function wantsLittleData(): boolean {
  // TypeScript's library types lack `connection`.
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
