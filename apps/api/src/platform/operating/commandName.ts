/**
 * Returns the command in the form that the operator must type, which depends on whether the server runs from the
 * archive of a release or from its sources.
 */
export function commandName(name: string): string {
  // The `harbor` script in the archive of a release sets this variable.
  return `${process.env['HARBOR'] ? 'node' : 'pnpm'} harbor ${name}`;
}
