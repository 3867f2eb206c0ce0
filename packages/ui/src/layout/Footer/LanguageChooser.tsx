'use client';

import { useLayoutMessages } from '../../primitives/UiProvider/useLayoutMessages.ts';
import { link } from './Footer.css.ts';
import { choice, list } from './LanguageChooser.css.ts';

export interface LanguageChooserProps {
  /** By BCP 47 tags: the name of each language in itself. */
  names: Readonly<Record<string, string>>;
  /** The tag of the language that the page is in. */
  current: string;
  onChoose: (tag: string) => void;
}

/**
 * Every language is a button with its own name, readable for those who cannot read the page. A press is the choice: there
 * is no list to open first.
 */
export function LanguageChooser({ names, current, onChoose }: LanguageChooserProps) {
  const { language } = useLayoutMessages();
  return (
    <ul role="list" aria-label={language} className={list}>
      {Object.entries(names).map(([tag, name]) => (
        <li key={tag}>
          <button
            type="button"
            lang={tag}
            aria-current={tag === current ? 'true' : undefined}
            className={`${link} ${choice}`}
            onClick={() => onChoose(tag)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
