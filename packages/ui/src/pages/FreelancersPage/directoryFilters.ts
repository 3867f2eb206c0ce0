import type { Availability } from '@skillharbor/contract';

/** A range of rates. If a limit is missing, the range is open on that side. */
export interface RateRange {
  min?: number;
  max?: number;
  /** The currency of the range. Only rates in this currency are compared. */
  currency: string;
}

/** The values chosen in the filter panel. An empty list or null means that there is no restriction. */
export interface DirectoryFilters {
  /** The ids of the skills. A freelancer must have all of them. */
  skills: readonly number[];
  /** The availabilities. A freelancer must have one of them. */
  availability: readonly Availability[];
  rate: RateRange | null;
}

export const noDirectoryFilters: DirectoryFilters = { skills: [], availability: [], rate: null };

export function countDirectoryFilters({ skills, availability, rate }: DirectoryFilters): number {
  return skills.length + availability.length + (rate === null ? 0 : 1);
}
