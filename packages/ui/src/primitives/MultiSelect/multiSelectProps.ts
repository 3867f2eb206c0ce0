import type { Counted } from '../Choice/OptionCount.tsx';
import type { Option } from '../Select/Select.tsx';

interface CountedOption<Value extends string> extends Option<Value> {
  count?: Counted | undefined;
}

export interface MultiSelectProps<Value extends string> {
  label: string;
  options: readonly CountedOption<Value>[];
  /** An empty list means no restriction. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The field's text when none is chosen. Default: 'Any'. */
  placeholder?: string;
}

/** A keyboard gets the first option highlighted at once. */
export type OpenedBy = 'pointer' | 'keyboard';

export interface MultiSelectListProps<Value extends string> extends MultiSelectProps<Value> {
  /** The field's text for what is chosen. */
  summary: string;
  opened: OpenedBy;
}
