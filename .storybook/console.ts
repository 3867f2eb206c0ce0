/* Makes a story fail if it logs a warning or an error, because a new warning would go unnoticed among familiar ones. */

const said: string[] = [];

/** React logs this if two waits of the testing library overlap on a slow machine, whatever the story does. */
const OF_TEST_RUNNER = 'The current testing environment is not configured to support act';

export function listenToConsole() {
  const { error, warn } = console;
  Object.assign(console, {
    error: remembered('console.error', error),
    warn: remembered('console.warn', warn),
  });
}

export function expectQuietConsole() {
  const messages = said.splice(0);
  if (messages.length > 0) {
    throw new Error(`A story must not write to the console.\n\n${messages.join('\n\n')}`);
  }
}

function remembered(name: string, print: typeof console.error) {
  return (...values: unknown[]) => {
    if (String(values[0]).startsWith(OF_TEST_RUNNER)) return;
    said.push(`${name}: ${values.map(String).join(' ')}`);
    print(...values);
  };
}
