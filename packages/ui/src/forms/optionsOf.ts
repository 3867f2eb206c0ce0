import type { Option } from '../primitives/Select/Select.tsx';

/** The options of a field that offers everything there is a label for. */
export function optionsOf<Value extends string>(labels: Record<Value, string>): Option<Value>[] {
  // `Object.keys` forgets which keys there are.
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
