/**
 * Measures the database time that each address has used recently, in milliseconds. The recorded time halves every
 * second.
 */

const HALF_LIFE_MS = 1_000;
/** The time after which the remaining usage is negligible. */
const FORGOTTEN_AFTER_MS = 20 * HALF_LIFE_MS;

/**
 * The usage of each address. `at` is the current time in milliseconds since an arbitrary start. To compare addresses,
 * pass the same time for all of them.
 */
export interface Usage {
  of(address: string | undefined, at: number): number;
  add(address: string | undefined, ms: number, at: number): void;
}

interface Entry {
  ms: number;
  at: number;
}

export function createUsage(): Usage {
  /** The entries, sorted so that the one that was used least recently comes first. */
  const entries = new Map<string | undefined, Entry>();

  function of(address: string | undefined, at: number): number {
    const entry = entries.get(address);
    return entry ? entry.ms * 2 ** ((entry.at - at) / HALF_LIFE_MS) : 0;
  }

  function forgetOld(now: number): void {
    for (const [address, { at }] of entries) {
      if (now - at < FORGOTTEN_AFTER_MS) return;
      entries.delete(address);
    }
  }

  return {
    of,
    add(address, ms, at) {
      const used = of(address, at) + ms;
      entries.delete(address);
      entries.set(address, { ms: used, at });
      forgetOld(at);
    },
  };
}
