import { useState } from 'react';
import type { ComponentType } from 'react';

interface FieldLike {
  value: unknown;
  onChange?(value: unknown): void;
}

/** Renders the story of a field, and stores the typed value as a form would. */
export function controlled<Props extends FieldLike>(Field: ComponentType<Props>) {
  return function Controlled(args: Props) {
    const [value, setValue] = useState<Props['value']>(args.value);
    const change = (next: Props['value']) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <Field {...args} value={value} onChange={change} />;
  };
}
