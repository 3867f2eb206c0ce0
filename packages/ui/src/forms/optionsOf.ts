import type { Option } from '../primitives/Select/Select.tsx';

/** Returns an option for each label. */
export function optionsOf<Value extends string>(labels: Record<Value, string>): Option<Value>[] {
  // TypeScript types the result of `Object.keys` as strings.
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
