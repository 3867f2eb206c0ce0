import type { Availability } from '@skillharbor/contract';

/** A range of rates. A missing limit allows any rate on its side. */
export interface RateRange {
  min?: number;
  max?: number;
  /** The currency of the range. Only rates in this currency are compared. */
  currency: string;
}

/** The values chosen in the filter panel. An empty list or null means no restriction. */
export interface DirectoryFilters {
  /** The ids of the skills, all of which a freelancer must have. */
  skills: readonly number[];
  /** The availabilities, any of which a freelancer must have. */
  availability: readonly Availability[];
  rate: RateRange | null;
}

export const noDirectoryFilters: DirectoryFilters = { skills: [], availability: [], rate: null };

export function countDirectoryFilters({ skills, availability, rate }: DirectoryFilters): number {
  return skills.length + availability.length + (rate === null ? 0 : 1);
}
