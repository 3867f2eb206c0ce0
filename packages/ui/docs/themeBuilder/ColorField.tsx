import { isColor } from '@skillharbor/prose';
import { useState } from 'react';
import { TextField } from '../../src/primitives/TextField/TextField.tsx';

interface ColorFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (color: string) => void;
}

/** Takes a typed or picked colour. The theme changes only when the typed colour is complete. */
export function ColorField({ label, name, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState({ text: value, for: value });
  // If the picker or Storybook's controls have changed the colour, the typed text is out of date.
  const text = typed.for === value ? typed.text : value;

  const onType = (next: string) => {
    setTyped({ text: next, for: isColor(next) ? next : value });
    if (isColor(next)) onChange(next);
  };

  return (
    <div style={{ display: 'flex', alignItems: 'end', gap: 8 }}>
      <div style={{ flex: 1, minInlineSize: 0 }}>
        <TextField
          label={label}
          name={name}
          value={text}
          onChange={onType}
          errors={isColor(text) ? [] : ['Six digits after a #, such as #0B5C66.']}
        />
      </div>
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={value.toLowerCase()}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
        style={{ inlineSize: 44, blockSize: 44, padding: 4 }}
      />
    </div>
  );
}
