const ENGLISH = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const CONTINENTAL = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * An amount as people type it, like `72`, `72.50`, `1,200`, or `1.200,50`; null when it is none, or above the maximum. Which
 * sign separates what is told by the digits after it, not by the page's language: people type as they are used to.
 */
export function parseAmount(text: string, maximum: number): number | null {
  const figures = text.trim();
  const [, whole, decimals = ''] = ENGLISH.exec(figures) ?? CONTINENTAL.exec(figures) ?? [];
  if (whole === undefined) return null;
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
  return amount <= maximum ? amount : null;
}
