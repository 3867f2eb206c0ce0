import { isForSigningIn } from './failures.ts';
import type { Failure } from './failures.ts';

/** The modes of the mock server: normal, slow, failing with 500, unreachable, or without any data. */
export const serverModes = ['normal', 'slow', 'failing', 'offline', 'empty'] as const;
export type ServerMode = (typeof serverModes)[number];

export function isServerMode(value: unknown): value is ServerMode {
  return serverModes.some((mode) => mode === value);
}

/** The time that a slow server takes for each response, in milliseconds. */
const SLOW_MS = 3000;

interface Pace {
  server: ServerMode;
  latency: number | 'real';
}

export function latencyOf({ server, latency }: Pace): Pace['latency'] {
  return server === 'slow' ? SLOW_MS : latency;
}

/** Returns the failure of each request in this mode. A failing server still lets users sign in and out. */
export function modeFailure(mode: ServerMode, path: string): Failure | undefined {
  if (mode === 'offline') return 'network';
  return mode === 'failing' && !isForSigningIn(path) ? 500 : undefined;
}
