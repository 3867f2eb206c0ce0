'use client';

import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import { bar, form, icon, input as inputStyle } from './SearchForm.css.ts';

export interface SearchFormProps {
  /** The field's name for those who listen. */
  label: string;
  buttonLabel: string;
  placeholder?: string;
  defaultValue?: string;
  size?: 'standard' | 'large';
  /** What it lies on: the ring of the focus must be seen there. */
  ground?: 'page' | 'deep';
  /** Called with the trimmed words; an empty text asks for everything. */
  onSearch: (query: string) => void;
}

export function SearchForm(props: SearchFormProps) {
  const {
    label,
    buttonLabel,
    placeholder,
    defaultValue = '',
    size = 'standard',
    ground = 'page',
    onSearch,
  } = props;
  const words = usePrimitiveMessages();
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(defaultValue !== '');
  return (
    <search>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(input.current?.value.trim() ?? '');
        }}
      >
        <div className={bar({ size, ground })}>
          <span className={icon}>
            <Search />
          </span>
          <input
            ref={input}
            type="search"
            name="search"
            aria-label={label}
            placeholder={placeholder}
            defaultValue={defaultValue}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className={inputStyle}
            onChange={(event) => setFilled(event.currentTarget.value !== '')}
          />
          {filled && (
            <IconButton
              label={words.clear}
              icon={<X />}
              onClick={() => {
                if (!input.current) return;
                input.current.value = '';
                input.current.focus();
                setFilled(false);
                onSearch('');
              }}
            />
          )}
          <Button type="submit" variant="primary">
            {buttonLabel}
          </Button>
        </div>
      </form>
    </search>
  );
}
