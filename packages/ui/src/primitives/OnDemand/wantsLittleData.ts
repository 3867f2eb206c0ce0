/**
 * Returns true if nothing should be loaded ahead, because the user saves data or the connection is slow. Some browsers
 * do not report either.
 */
export function wantsLittleData(): boolean {
  // The types of TypeScript's library lack `connection`.
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
