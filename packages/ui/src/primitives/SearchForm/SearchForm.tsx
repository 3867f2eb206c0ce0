'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { onDemand, prefetch, useOnDemand } from '../OnDemand/onDemand.ts';
import { bar, form, icon, input as inputStyle } from './SearchForm.css.ts';
import type { Suggestions } from './suggestions.ts';
import { useSuggestionList } from './useSuggestionList.ts';

export interface SearchAction {
  href: string;
  /** Further parameters of the URL, as names and values. */
  fields?: readonly (readonly [name: string, value: string])[];
}

export interface SearchFormProps {
  /** The field's accessible name. */
  label: string;
  /** The label of the button that searches. */
  buttonLabel: string;
  placeholder?: string;
  /** The initial value. */
  defaultValue?: string;
  /** The maximum length of the search, in characters. */
  maxLength?: number;
  size?: 'standard' | 'large';
  /** The background behind the form. The focus ring must be visible on it. */
  ground?: 'page' | 'deep';
  /**
   * The address to which the form is sent before scripts run. That page reads `search` and the other fields from its
   * address.
   */
  action: SearchAction;
  /** Called with the trimmed search. An empty search finds all items. */
  onSearch: (query: string) => void;
  /** The suggestions that the field offers while the user types. */
  suggestions?: Suggestions;
}

const popup = onDemand(() => import('./SuggestionPopup.tsx'));

/**
 * Takes a search. Shows a field, a button, and suggestions while the user types.
 *
 * @use Above a list, or on a page that leads to a list.
 * @instead {@link TextField} with type search within another form.
 * @content The label says what is searched, and the placeholder gives an example, but no information that users need.
 * @keyboard Tab: moves to the field.
 * @keyboard Enter: searches, or chooses the highlighted suggestion.
 * @keyboard ArrowDown, ArrowUp: moves among the suggestions.
 * @keyboard Escape: closes the suggestions.
 * @screenreader searchbox: its label.
 * @screenreader combobox: its label, if there are suggestions.
 * @screenreader status: how many suggestions there are.
 */
export function SearchForm(props: SearchFormProps) {
  const {
    label,
    buttonLabel,
    placeholder,
    defaultValue = '',
    maxLength,
    size = 'standard',
    ground = 'page',
    action,
    onSearch,
    suggestions,
  } = props;
  const messages = usePrimitiveMessages();
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(defaultValue !== '');
  /** The text that this component last put into the field. If the field has another text, it was typed by the user. */
  const known = useRef(defaultValue);
  const show = (words: string) => {
    known.current = words;
    if (input.current) input.current.value = words;
    setFilled(words !== '');
  };
  // A chosen suggestion leads to another page, so the field shows the current search again instead of the typed text.
  const list = useSuggestionList(suggestions, () => {
    show(defaultValue);
    input.current?.blur();
  });
  const code = useOnDemand(popup, false);

  // Before hydration, typed text is only in the browser's field, so the component takes the text over.
  const adopt = useEffectEvent(() => {
    const field = input.current;
    if (!field || field.value === defaultValue) return;
    setFilled(field.value !== '');
    if (suggestions && document.activeElement === field) list.open(field.value);
  });
  useEffect(() => adopt(), []);

  // The search may also change outside the field, for example by the browser's Back button. Text that the user has
  // typed in the meantime stays in the field.
  const follow = useEffectEvent((words: string) => {
    if (input.current?.value === known.current) show(words);
  });
  useLayoutEffect(() => follow(defaultValue), [defaultValue]);

  return (
    <search>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only listens for the focus leaving its fields. */}
      <form
        className={form}
        onBlur={list.onBlur}
        action={action.href}
        onSubmit={(event) => {
          event.preventDefault();
          list.close();
          const field = input.current;
          if (!field) return;
          known.current = field.value;
          const words = field.value.trim();
          // The field loses the focus, because the keyboard of a phone would cover the results.
          if (words !== defaultValue) field.blur();
          onSearch(words);
        }}
      >
        {action.fields?.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
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
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            className={inputStyle}
            onFocus={() => suggestions && prefetch(popup)}
            onChange={(event) => {
              setFilled(event.currentTarget.value !== '');
              if (suggestions) list.open(event.currentTarget.value);
            }}
            {...list.fieldProps}
          />
          {filled && (
            <IconButton
              label={messages.clear}
              icon={<X />}
              onClick={() => {
                show('');
                input.current?.focus();
                onSearch('');
              }}
            />
          )}
          {/* On the dark background, this button is secondary, because the page has another filled button. */}
          <Button type="submit" variant={ground === 'deep' ? 'secondary' : 'primary'}>
            {buttonLabel}
          </Button>
        </div>
        {suggestions && code && <code.SuggestionPopup list={list} label={label} />}
      </form>
    </search>
  );
}
