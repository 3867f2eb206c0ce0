/** Returns the WCAG 2.2 contrast ratio of two colours written #RRGGBB. */
export function contrast(a: string, b: string) {
  const [lower, higher] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
