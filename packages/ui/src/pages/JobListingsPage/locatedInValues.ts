import type { LocatedIn } from '@skillharbor/contract';
import type { LocatedInFilter } from './jobFilters.ts';

/** Returns the values of the contract that the filter means. */
export function locatedInValues({ country, notStated }: LocatedInFilter): LocatedIn[] {
  return notStated ? [country, 'not_stated'] : [country];
}
