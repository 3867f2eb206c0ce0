import type { Language } from '@skillharbor/contract';
import type { LanguageChooserProps } from '@skillharbor/ui/layout';
import { useToast } from '@skillharbor/ui/primitives';
import { useRef } from 'react';
import { updateCurrentUser } from '../api/currentUser.ts';
import { useApp } from '../app/useApp.ts';
import { useLanguage } from '../app/useLanguage.ts';
import { isLanguage, names } from '../language/languages.ts';
import { currentUser } from '../session/currentUser.ts';

/**
 * Changes the language without leaving the page: typed text, filters and the scroll position stay. For a signed-in
 * user, the account also saves the language, for mails and other devices.
 */
export function useLanguageChooser(): LanguageChooserProps {
  const { api, session, language, log } = useApp();
  const { texts } = useLanguage();
  const toast = useToast();
  // Requests run one after another, so that the account ends up with the last choice.
  const saving = useRef(Promise.resolve());

  async function choose(tag: Language) {
    try {
      await language.choose(tag);
    } catch {
      toast.show(texts.appMessages.languageFailed);
      return;
    }
    saving.current = saving.current.then(() => save(tag));
  }

  async function save(tag: Language) {
    const { appMessages, language: spoken } = language.get();
    if (spoken !== tag || currentUser(session.get()) === null) return;
    try {
      await updateCurrentUser(api, { language: tag });
    } catch (error) {
      log('The language was not saved in the account.', error);
      toast.show(appMessages.mailLanguageFailed);
    }
  }

  return {
    names,
    current: texts.language,
    onChoose: (tag) => {
      if (isLanguage(tag)) void choose(tag);
    },
  };
}
