'use client';

import { mark } from './Choice.css.ts';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Renders a checkbox without a label, for a label that has its own layout. */
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
