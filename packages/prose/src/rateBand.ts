/** Each is at most 2.5 times the one before, in whatever currency. The last is the highest rate that a profile may have. */
const edges = [0, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/**
 * What an hourly rate is told as where it must not name a freelancer: 72 → 50 to 100. `min` belongs to the band, `max` to the
 * next one. In the database, shown_rate() knows the same edges.
 */
export function rateBand(rate: number): { min: number; max: number } {
  const next = edges.slice(1, -1).findIndex((edge) => rate < edge);
  const [min = 0, max = 0] = edges.slice(next === -1 ? -2 : next);
  return { min, max };
}
