'use client';

import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { OptionCount } from '../Choice/OptionCount.tsx';
import { control, label as labelStyle } from '../Field/Field.css.ts';
import { usePressOnce } from '../OnDemand/usePressOnce.ts';
import { positioner } from '../Popup/Popup.css.ts';
import * as styles from './MultiSelect.css.ts';
import type { MultiSelectListProps } from './multiSelectProps.ts';

/**
 * Shows the list with a search field above its options. The field keeps the focus while the arrow keys move through the
 * options.
 */
export function SearchableList<Value extends string>(props: MultiSelectListProps<Value>) {
  const { label, options, value, onChange, summary, opened } = props;
  const messages = usePrimitiveMessages();
  const trigger = usePressOnce(opened);
  const optionOf = (wanted: Value) => options.find((option) => option.value === wanted);
  return (
    <Combobox.Root
      defaultOpen={opened === 'pointer'}
      multiple
      autoHighlight={opened === 'keyboard'}
      items={options.map((option) => option.value)}
      itemToStringLabel={(item) => optionOf(item)?.label ?? item}
      value={[...value]}
      onValueChange={onChange}
    >
      <Combobox.Label className={labelStyle}>{label}</Combobox.Label>
      <Combobox.Trigger ref={trigger} className={`${control()} ${styles.trigger}`}>
        <span className={styles.value} data-placeholder={value.length === 0 ? '' : undefined}>
          {summary}
        </span>
        <Combobox.Icon className={styles.icon}>
          <ChevronDown />
        </Combobox.Icon>
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className={positioner}>
          <Combobox.Popup aria-label={label} className={styles.searchable}>
            <Combobox.Input
              aria-label={messages.searchOptions}
              placeholder={messages.searchOptions}
              className={`${control()} ${styles.search}`}
            />
            <Combobox.Empty className={styles.noOption}>{messages.noOption}</Combobox.Empty>
            <Combobox.List aria-label={label} className={styles.options}>
              {(item: Value) => (
                <Combobox.Item key={item} value={item} className={styles.item}>
                  <span className={styles.tick}>
                    <Combobox.ItemIndicator>
                      <Check size={16} />
                    </Combobox.ItemIndicator>
                  </span>
                  <span>{optionOf(item)?.label ?? item}</span>
                  <OptionCount count={optionOf(item)?.count} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
