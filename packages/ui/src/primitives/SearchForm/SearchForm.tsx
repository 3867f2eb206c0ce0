'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { onDemand, prefetch, useOnDemand } from '../OnDemand/onDemand.ts';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import { bar, form, icon, input as inputStyle } from './SearchForm.css.ts';
import type { Suggestions } from './suggestions.ts';
import { useSuggestionList } from './useSuggestionList.ts';

export interface SearchAction {
  href: string;
  /** The other parts of the query. */
  fields?: readonly (readonly [name: string, value: string])[];
}

export interface SearchFormProps {
  /** The field's accessible name. */
  label: string;
  buttonLabel: string;
  placeholder?: string;
  defaultValue?: string;
  /** In characters. */
  maxLength?: number;
  size?: 'standard' | 'large';
  /** The background, against which the focus ring must be visible. */
  ground?: 'page' | 'deep';
  /** Where the form leads before scripts run: the page that reads `search`, and what else its address must say. */
  action: SearchAction;
  /** Called with the trimmed search; an empty one asks for everything. */
  onSearch: (query: string) => void;
  /** What the field offers while the user types. */
  suggestions?: Suggestions;
}

const popup = onDemand(() => import('./SuggestionPopup.tsx'));

/**
 * A search: its field, its button, and suggestions while the user types.
 *
 * @use Above a list, or on the way to one.
 * @instead {@link TextField} with type search within another form.
 * @content The label says what is searched; the placeholder gives an example and nothing that is needed.
 * @keyboard Tab: moves to the field.
 * @keyboard Enter: searches, or takes the suggestion.
 * @keyboard ArrowDown, ArrowUp: moves among the suggestions.
 * @keyboard Escape: closes them.
 * @screenreader searchbox: its label.
 * @screenreader combobox: its label, where there are suggestions.
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
  /** What stands in the field, unless the user has typed since. */
  const known = useRef(defaultValue);
  const show = (words: string) => {
    known.current = words;
    if (input.current) input.current.value = words;
    setFilled(words !== '');
  };
  // What was typed led to the suggestion, which is another search, or none.
  const list = useSuggestionList(suggestions, () => {
    show(defaultValue);
    input.current?.blur();
  });
  const code = useOnDemand(popup, false);

  // What was typed before the page was hydrated is in the field, and nothing has heard of it yet.
  const adopt = useEffectEvent(() => {
    const field = input.current;
    if (!field || field.value === defaultValue) return;
    setFilled(field.value !== '');
    if (suggestions && document.activeElement === field) list.open(field.value);
  });
  useEffect(() => adopt(), []);

  // The search also changes without the field, as by the browser's Back button. What was typed meanwhile stays.
  const follow = useEffectEvent((words: string) => {
    if (input.current?.value === known.current) show(words);
  });
  useLayoutEffect(() => follow(defaultValue), [defaultValue]);

  return (
    <search>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears when the focus leaves its fields. */}
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
          // What was found is next, and needs the room of a keyboard on the screen.
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
          <Button type="submit" variant="primary">
            {buttonLabel}
          </Button>
        </div>
        {suggestions && code && <code.SuggestionPopup list={list} label={label} />}
      </form>
    </search>
  );
}
