/** pnpm has commands of its own with these names. */
const NAMES_OF_PNPM = ['config', 'doctor', 'upgrade'];

/** Returns how the operator calls a command here: from the archive of a release, or from the sources. */
export function commandName(name: string): string {
  // The archive's `harbor` sets this variable.
  if (process.env['HARBOR']) return `node harbor ${name}`;
  return NAMES_OF_PNPM.includes(name) ? `pnpm run ${name}` : `pnpm ${name}`;
}
