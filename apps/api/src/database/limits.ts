/** How long a request waits for a connection, in milliseconds; after that an error says more than waiting. */
export const WAIT_MILLIS = 30_000;
