'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { control, field as fieldStyle, label as labelStyle } from '../Field/Field.css.ts';
import { onDemand, prefetch, useOnDemand } from '../OnDemand/onDemand.ts';
import { useHandOver } from '../OnDemand/useHandOver.ts';
import type { OpenedBy } from '../OnDemand/usePressOnce.ts';
import { useFormat } from '../UiProvider/context.ts';
import * as styles from './MultiSelect.css.ts';
import type { MultiSelectProps } from './multiSelectProps.ts';

export type { MultiSelectProps };

/** Loads the list and the library that it needs on demand. */
const multiSelectList = onDemand(() => import('./MultiSelectList.tsx'));

/**
 * Lets the user choose any number of options in a list that stays open. The code of the list loads when it is first
 * needed.
 *
 * @use For choosing any number of many options.
 * @instead {@link CheckboxGroup} for up to about ten options. {@link Select} where only one can be chosen.
 * @content The label is a plural noun: 'Skills'.
 * @keyboard Tab: moves to the field.
 * @keyboard ArrowDown: opens the list, and moves in it.
 * @keyboard Enter: chooses the option, and the list stays open.
 * @keyboard Escape: closes the list.
 * @screenreader combobox: its label, and the chosen options.
 * @screenreader option: its label, and whether it is chosen.
 */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, options, value, placeholder } = props;
  const messages = usePrimitiveMessages();
  const format = useFormat();
  const [opened, setOpened] = useState<OpenedBy | null>(null);
  const list = useOnDemand(multiSelectList, opened !== null);
  const isReplaced = useHandOver(opened !== null && list !== undefined);
  const labelOf = (chosen: Value) => options.find((option) => option.value === chosen)?.label ?? chosen;
  const [only] = value;
  const summaryOfSome =
    value.length === 1 && only ? labelOf(only) : messages.chosenCount(format.number(value.length));
  const summary = value.length === 0 ? (placeholder ?? messages.anyOption) : summaryOfSome;

  return (
    <div className={fieldStyle}>
      {!isReplaced && (
        <ClosedField
          label={label}
          summary={summary}
          empty={value.length === 0}
          opening={opened !== null}
          onOpen={setOpened}
        />
      )}
      {opened && list && <list.MultiSelectList {...props} summary={summary} opened={opened} />}
    </div>
  );
}

interface ClosedFieldProps {
  label: string;
  summary: string;
  /** True if nothing is chosen. */
  empty: boolean;
  /** True while the code of the list is loading. */
  opening: boolean;
  onOpen: (by: OpenedBy) => void;
}

/** While the list is closed, renders a field that looks like the library's field, without loading the library. */
function ClosedField({ label, summary, empty, opening, onOpen }: ClosedFieldProps) {
  const labelId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen('keyboard');
  };
  return (
    <>
      <div id={labelId} className={labelStyle}>
        {label}
      </div>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- There is no list yet that the field could control.
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-labelledby={labelId}
        aria-busy={opening || undefined}
        className={`${control()} ${styles.trigger}`}
        onClick={(event) => onOpen(event.detail === 0 ? 'keyboard' : 'pointer')}
        onKeyDown={onKeyDown}
        onFocus={() => prefetch(multiSelectList)}
        onPointerEnter={() => prefetch(multiSelectList)}
      >
        <span className={styles.value} data-placeholder={empty ? '' : undefined}>
          {summary}
        </span>
        <span aria-hidden className={styles.icon}>
          <ChevronDown />
        </span>
      </button>
    </>
  );
}
