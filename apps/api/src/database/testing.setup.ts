/** Vitest's global set-up for the server's tests: the databases that they start from. */
export { prepareTestDatabases as setup } from './testing.ts';
