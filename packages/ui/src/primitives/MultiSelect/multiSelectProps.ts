import type { Counted } from '../Choice/OptionCount.tsx';
import type { Option } from '../Select/Select.tsx';

interface CountedOption<Value extends string> extends Option<Value> {
  count?: Counted | undefined;
}

export interface MultiSelectProps<Value extends string> {
  label: string;
  options: readonly CountedOption<Value>[];
  /** The chosen options. An empty list means no restriction. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The field's text if nothing is chosen. Default: 'Any'. */
  placeholder?: string;
}

/** The way in which the list was opened. If it was opened by a key, its first option is highlighted at once. */
export type OpenedBy = 'pointer' | 'keyboard';

export interface MultiSelectListProps<Value extends string> extends MultiSelectProps<Value> {
  /** The text of the closed field. It names the chosen options. */
  summary: string;
  opened: OpenedBy;
}
