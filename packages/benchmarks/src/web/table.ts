/** Writes a Markdown table for docs/performance.md. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the median. For an even number of values, it is the larger of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
