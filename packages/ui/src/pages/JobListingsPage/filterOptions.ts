import { noCompany } from '@skillharbor/prose';
import type { Counted } from '../../primitives/Choice/OptionCount.tsx';

/** The values of one filter, as the server names them. */
export interface Facet<Value> {
  is_exact: boolean;
  values: readonly { value: Value; count: number }[];
}

/**
 * Returns the label of a company. All clients without a company have one name on the server, which is translated here.
 */
export function companyLabel(company: string, { unknownCompany }: { unknownCompany: string }): string {
  return company === noCompany ? unknownCompany : company;
}

interface FilterOption<Value> {
  value: Value;
  label: string;
  count: Counted | undefined;
}

/**
 * Returns the options of a filter in the server's order. They include the chosen values even before the server has
 * responded.
 */
export function foundOptions<Value extends string>(
  facet: Facet<Value> | undefined,
  chosen: readonly Value[],
  labelOf: (value: Value) => string,
  counted: (count: number) => Counted,
): FilterOption<Value>[] {
  const found = facet?.values.map(({ value }) => value) ?? [];
  const values = [...new Set([...found, ...chosen])];
  return values.map((value) => ({ value, label: labelOf(value), count: countOf(facet, value, counted) }));
}

/** Returns how many jobs match the filters with this value, or undefined if the server has not counted all of them. */
export function countOf<Value>(
  facet: Facet<Value> | undefined,
  value: Value,
  counted: (count: number) => Counted,
): Counted | undefined {
  if (!facet?.is_exact) return undefined;
  return counted(facet.values.find((one) => one.value === value)?.count ?? 0);
}
