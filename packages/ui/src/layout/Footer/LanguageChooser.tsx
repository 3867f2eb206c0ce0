'use client';

import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { link } from './Footer.css.ts';
import { choice, list } from './LanguageChooser.css.ts';

export interface LanguageChooserProps {
  /** The name of each language in that language, by its BCP 47 tag. */
  names: Readonly<Record<string, string>>;
  /** The tag of the page's current language. */
  current: string;
  onChoose: (tag: string) => void;
}

/**
 * Shows a button for every language, named in that language, so that users who cannot read the page find their own
 * language. A single press chooses a language, because there is no list to open first.
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
