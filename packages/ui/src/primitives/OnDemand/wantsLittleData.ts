/** Whether nothing is to be loaded ahead: the user saves data, or the connection is slow. Not every browser says so. */
export function wantsLittleData(): boolean {
  // TypeScript's library does not know the connection.
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
