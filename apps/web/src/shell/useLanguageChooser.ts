import type { LanguageChooserProps } from '@skillharbor/ui/layout';
import { useToast } from '@skillharbor/ui/primitives';
import { isLanguage, names } from '../language/languages.ts';
import { useLanguage } from '../app/useLanguage.ts';

/** Changes the language in place: what the user has typed stays, and the page, its filters and its scroll position. */
export function useLanguageChooser(): LanguageChooserProps {
  const { texts, choose } = useLanguage();
  const toast = useToast();
  return {
    names,
    current: texts.language,
    onChoose: (tag) => {
      if (isLanguage(tag)) choose(tag).catch(() => toast.show(texts.appMessages.languageFailed));
    },
  };
}
