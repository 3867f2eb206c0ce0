/** A success criterion of WCAG 2.2, level A or AA: what the product does for it, and what shows that. */

export type Result = 'Supports' | 'Partially supports' | 'Not applicable';

export interface Criterion {
  /** '1.4.3'. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  result: Result;
  /** What the product does; where it supports a criterion in part, what is missing. */
  remark: string;
  /** Tests that fail where it no longer does, by path from the root; beside the rules of axe. */
  tests?: readonly string[];
  /** Tried by hand, or read in the code alone. */
  byHand?: 'tried' | 'read';
  /** WCAG 2.1 does not have it, and so EN 301 549 V3.2.1 neither. */
  isNew?: true;
}

/** Where tests are, from the root. */
export const journeys = 'apps/web/e2e';
export const ui = 'packages/ui/src';

export function notApplicable(
  level: Criterion['level'],
  remark: string,
  names: readonly (readonly [number: string, name: string])[],
): Criterion[] {
  return names.map(([number, name]) => ({
    number,
    name,
    level,
    result: 'Not applicable',
    remark,
    byHand: 'read',
  }));
}
