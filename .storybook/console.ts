/* Makes a story fail if it logs a warning or an error, because a new warning would go unnoticed among familiar ones. */

const said: string[] = [];

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
    said.push(`${name}: ${values.map(String).join(' ')}`);
    print(...values);
  };
}
