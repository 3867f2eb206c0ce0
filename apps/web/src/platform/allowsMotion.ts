/** Returns true if the user allows animations. It is false on a server. */
export function allowsMotion(): boolean {
  return typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
