'use client';

import { mark } from './Choice.css.ts';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box alone, for a label that lays itself out. */
export function Checkbox({ checked, onChange }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      className={mark({ kind: 'checkbox' })}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
