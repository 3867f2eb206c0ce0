/** Whether the user lets things move. On a server nothing does. */
export function allowsMotion(): boolean {
  return typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
