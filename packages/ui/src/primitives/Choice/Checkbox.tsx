'use client';

import { mark } from './Choice.css.ts';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Renders a checkbox without a label, for components that lay out the label themselves. */
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
