/**
 * The limits of the bands, in any currency. Each limit is at most 2.5 times the previous one. The last limit is the
 * maximum rate of a profile.
 */
const edges = [0, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/**
 * Returns the band of an hourly rate, which hides the exact rate if it could identify a freelancer. For example, 72 is
 * in the band from 50 to 100. The band includes `min`, but not `max`. In the database, shown_rate() uses the same
 * limits.
 */
export function rateBand(rate: number): { min: number; max: number } {
  const next = edges.slice(1, -1).findIndex((edge) => rate < edge);
  const [min = 0, max = 0] = edges.slice(next === -1 ? -2 : next);
  return { min, max };
}

/** The lower limits of the bands. */
export const rateBandLimits: readonly number[] = edges.slice(0, -1);
