import { isForSigningIn } from './failures.ts';
import type { Failure } from './failures.ts';

/** How the mocked server is as a whole: as usual, slow, answering 500, out of reach, or with nothing in it. */
export const serverModes = ['normal', 'slow', 'failing', 'offline', 'empty'] as const;
export type ServerMode = (typeof serverModes)[number];

export function isServerMode(value: unknown): value is ServerMode {
  return serverModes.some((mode) => mode === value);
}

/** How long a slow server takes for each answer, in milliseconds. */
const SLOW_MS = 3000;

interface Pace {
  server: ServerMode;
  latency: number | 'real';
}

export function latencyOf({ server, latency }: Pace): Pace['latency'] {
  return server === 'slow' ? SLOW_MS : latency;
}

/** What each request to a server in this mode fails with. A failing one still signs users in and out. */
export function modeFailure(mode: ServerMode, path: string): Failure | undefined {
  if (mode === 'offline') return 'network';
  return mode === 'failing' && !isForSigningIn(path) ? 500 : undefined;
}
