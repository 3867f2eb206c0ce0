/** Returns how the operator calls a command here: from the archive of a release, or from the sources. */
export function commandName(name: string): string {
  // The archive's `harbor` sets this variable.
  return `${process.env['HARBOR'] ? 'node' : 'pnpm'} harbor ${name}`;
}
