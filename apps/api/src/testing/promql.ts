/**
 * Returns the names of the metrics in Prometheus expressions: all names that are not functions, labels, durations or
 * keywords.
 */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/\b([a-z_:][\w:]*)\b(?!\s*\()/gi)].map(([, word = '']) => word);
  return words.filter((word) => !['and', 'or', 'unless', 'bool', 'offset'].includes(word));
}
