import type { Language } from '@skillharbor/contract';
import { MessagePage } from '@skillharbor/ui/layout';
import { LinkButton, UiProvider } from '@skillharbor/ui/primitives';
import { directionOf, locales } from '../language/languages.ts';
import type { Texts } from '../language/languages.ts';
import { paths } from '../navigation/paths.ts';
import { refusalMessages } from './refusalMessages.ts';
import { renderDocument } from './renderPage.tsx';
import type { DocumentParts } from './renderPage.tsx';

/** The reason why a server does not show a page. */
export type Refusal =
  | { reason: 'unreadable' }
  /** `seconds` is the time to wait before the next request. */
  | { reason: 'too many'; seconds: number };

/** Renders a refusal in place of a page. The refusal needs no scripts. */
export function renderRefusal(
  refusal: Refusal,
  { language, messages, appMessages }: Texts,
): Promise<DocumentParts> {
  const { title, text, action, href } = contentOf(refusal, language);
  return renderDocument(
    <UiProvider locale={locales[language]} direction={directionOf(language)} messages={messages}>
      <title>{appMessages.title(title)}</title>
      <main id="main">
        <MessagePage
          title={title}
          text={text}
          actions={
            <LinkButton href={href} variant="primary">
              {action}
            </LinkButton>
          }
        />
      </main>
    </UiProvider>,
  );
}

function contentOf(refusal: Refusal, language: Language) {
  const { unreadable, tooMany } = refusalMessages[language];
  if (refusal.reason === 'unreadable') return { ...unreadable, href: paths.home() };
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  const wait = new Intl.NumberFormat(locales[language], unit).format(refusal.seconds);
  // An empty href requests the same address again.
  return { ...tooMany, text: tooMany.text(wait), href: '' };
}
