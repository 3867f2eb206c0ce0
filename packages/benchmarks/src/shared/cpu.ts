/** Measures the processor time and other metrics of a server. */
import { readFileSync, readdirSync } from 'node:fs';

/** Reads a metric without labels, such as `process_cpu_seconds_total`. */
export async function metricOf(metricsAddress: string, name: string): Promise<number> {
  const text = await (await fetch(metricsAddress)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

// Linux counts processor time in this unit on every architecture that Node supports.
const TICKS_PER_SECOND = 100;

/**
 * Returns the processor time of a process and its children, including children that have ended, in seconds. Returns
 * null if the operating system does not report the time.
 */
export function cpuOfProcesses(pid: number | null): number | null {
  if (pid === null || process.platform !== 'linux') return null;
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = processes.map(statOf).filter((stat) => stat?.parent === pid);
  const ticks = children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0) + (statOf(String(pid))?.all ?? 0);
  return ticks / TICKS_PER_SECOND;
}

function statOf(pid: string) {
  try {
    // The name in parentheses may contain any character, so the line is parsed after the last closing parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), own: user + system, all: user + system + endedUser + endedSystem };
  } catch {
    // Ignores a process that has ended in the meantime.
    return undefined;
  }
}
