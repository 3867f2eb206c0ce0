import type { Counted } from '../Choice/OptionCount.tsx';
import type { OpenedBy } from '../OnDemand/usePressOnce.ts';
import type { Option } from '../Select/Select.tsx';

interface CountedOption<Value extends string> extends Option<Value> {
  count?: Counted | undefined;
}

export interface MultiSelectProps<Value extends string> {
  label: string;
  options: readonly CountedOption<Value>[];
  /** The chosen options. An empty list means that there is no restriction. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The field's text if nothing is chosen. Default: 'Any'. */
  placeholder?: string;
}

export interface MultiSelectListProps<Value extends string> extends MultiSelectProps<Value> {
  /** The text of the closed field. It names the chosen options. */
  summary: string;
  opened: OpenedBy;
}
