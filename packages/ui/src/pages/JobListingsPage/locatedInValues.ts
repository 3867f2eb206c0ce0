import type { CountryCode, LocatedIn } from '@skillharbor/contract';

/**
 * The reader's country. If `notStated` is true, jobs that do not state where their freelancers may live are included.
 */
export interface LocatedInFilter {
  country: CountryCode;
  notStated: boolean;
}

/** Returns the values of the contract's parameter for this filter. */
export function locatedInValues({ country, notStated }: LocatedInFilter): LocatedIn[] {
  return notStated ? [country, 'not_stated'] : [country];
}
