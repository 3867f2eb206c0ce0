import type { FirstLoad, Part } from './firstLoad.ts';

export const KIB = 1024;

/** The limits of a first load: the number of requests, and sizes in bytes. */
export interface Limits {
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
}

/** Returns a sentence for each limit that a first load exceeds. */
export function excessOf(route: string, load: FirstLoad, limits: Limits): string[] {
  const kinds = ['scripts', 'styles', 'fonts'] as const;
  const heavy = kinds
    .filter((kind) => sum(load[kind]) > limits[kind])
    .map(
      (kind) =>
        `${route} loads ${kib(sum(load[kind]))} of ${kind} at first, more than its limit of ${kib(limits[kind])}. ` +
        `The largest: ${largest(load[kind])}.`,
    );
  return load.requests > limits.requests
    ? [
        ...heavy,
        `${route} takes ${load.requests} requests at first, more than its limit of ${limits.requests}.`,
      ]
    : heavy;
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((bytes, part) => bytes + part.bytes, 0);
}

/** Formats a size in KiB and in bytes, so that a size one byte above the limit does not look equal to it. */
function kib(bytes: number): string {
  return `${(bytes / KIB).toFixed(2)} KiB (${bytes.toLocaleString('en-US')} bytes)`;
}

function largest(parts: readonly Part[]): string {
  return parts
    .slice(0, 5)
    .map(({ name, bytes }) => `${name} ${(bytes / KIB).toFixed(2)} KiB`)
    .join(', ');
}
