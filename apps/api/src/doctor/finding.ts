/** The result of checking one part of the installation. */
export type Finding = { about: string; says: string } & (
  { state: 'good' | 'unknown' } | { state: 'warning' | 'fault'; remedy: string }
);

export const good = (about: string, says: string): Finding => ({ about, state: 'good', says });
/** The state of a check that could not run, or whose result does not matter for this installation. */
export const unknown = (about: string, says: string): Finding => ({ about, state: 'unknown', says });
export const warning = (about: string, says: string, remedy: string): Finding => ({
  about,
  state: 'warning',
  says,
  remedy,
});
export const fault = (about: string, says: string, remedy: string): Finding => ({
  about,
  state: 'fault',
  says,
  remedy,
});

const SIGNS = { good: 'ok', unknown: '?', warning: 'warning', fault: 'FAULT' } as const;

/** Returns a finding as lines: its state, the part of the installation, the result, and the remedy. */
export function linesOf(finding: Finding): string {
  const line = `${SIGNS[finding.state].padEnd(8)}${finding.about}: ${finding.says}`;
  return 'remedy' in finding ? `${line}\n        ${finding.remedy}` : line;
}
