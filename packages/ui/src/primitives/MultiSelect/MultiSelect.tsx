'use client';

import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { control, field as fieldStyle, label as labelStyle } from '../Field/Field.css.ts';
import type { Option } from '../Select/Select.tsx';
import { useFormat, usePrimitiveMessages } from '../UiProvider/context.ts';
import { positioner } from '../Popup/Popup.css.ts';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  /** None chosen means no restriction. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** What the field shows when none is chosen. Default: 'Any'. */
  placeholder?: string;
}

/** Any of several, in a list that stays open while choosing. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, options, value, onChange, placeholder } = props;
  const words = usePrimitiveMessages();
  const format = useFormat();
  const labelOf = (chosen: Value) => options.find((option) => option.value === chosen)?.label ?? chosen;
  return (
    <div className={fieldStyle}>
      <Select.Root multiple items={options} value={[...value]} onValueChange={onChange}>
        <Select.Label className={labelStyle}>{label}</Select.Label>
        <Select.Trigger className={`${control()} ${styles.trigger}`}>
          <Select.Value className={styles.value}>
            {(chosen: Value[]) => {
              if (chosen.length === 0) return placeholder ?? words.anyOption;
              const [only] = chosen;
              return chosen.length === 1 && only
                ? labelOf(only)
                : words.chosenCount(format.number(chosen.length));
            }}
          </Select.Value>
          <Select.Icon className={styles.icon}>
            <ChevronDown />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner sideOffset={4} alignItemWithTrigger={false} className={positioner}>
            <Select.Popup className={styles.popup}>
              <Select.List>
                {options.map((option) => (
                  <Select.Item key={option.value} value={option.value} className={styles.item}>
                    <span className={styles.tick}>
                      <Select.ItemIndicator>
                        <Check size={16} />
                      </Select.ItemIndicator>
                    </span>
                    <Select.ItemText>{option.label}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
