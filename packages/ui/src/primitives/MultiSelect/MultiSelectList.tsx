'use client';

import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { OptionCount } from '../Choice/OptionCount.tsx';
import { control, label as labelStyle } from '../Field/Field.css.ts';
import { usePressOnce } from '../OnDemand/usePressOnce.ts';
import { positioner } from '../Popup/Popup.css.ts';
import * as styles from './MultiSelect.css.ts';
import type { MultiSelectListProps } from './multiSelectProps.ts';
import { SearchableList } from './SearchableList.tsx';

/** The list has a search field if it has more options than this number. */
const MAX_TO_SCAN = 10;

/** Replaces the closed field when the user opens its list for the first time. */
export function MultiSelectList<Value extends string>(props: MultiSelectListProps<Value>) {
  // Whether the list has a search field is decided when it first opens. It does not change with the number of options.
  const [isSearchable] = useState(props.options.length > MAX_TO_SCAN);
  return isSearchable ? <SearchableList {...props} /> : <ShortList {...props} />;
}

function ShortList<Value extends string>(props: MultiSelectListProps<Value>) {
  const { label, options, value, onChange, summary, opened } = props;
  const trigger = usePressOnce(opened);
  return (
    <Select.Root
      defaultOpen={opened === 'pointer'}
      multiple
      items={options}
      value={[...value]}
      onValueChange={onChange}
    >
      <Select.Label className={labelStyle}>{label}</Select.Label>
      <Select.Trigger ref={trigger} className={`${control()} ${styles.trigger}`}>
        <Select.Value className={styles.value}>{summary}</Select.Value>
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
                  <OptionCount count={option.count} />
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
