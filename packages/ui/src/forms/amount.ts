/** An amount as people type it, like `72`, `72.50` or `1,200`; null when it is none, or above the maximum. */
export function parseAmount(text: string, maximum: number): number | null {
  const figures = text.trim();
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(figures)) return null;
  const amount = Number(figures.replaceAll(',', ''));
  return amount <= maximum ? amount : null;
}
