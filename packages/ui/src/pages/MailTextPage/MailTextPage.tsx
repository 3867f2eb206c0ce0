'use client';

import { languageValues } from '@skillharbor/contract';
import type { Language, MailText, MailWords } from '@skillharbor/contract';
import { MailTextForm } from '../../forms/MailTextForm/MailTextForm.tsx';
import type { MailTextFormProps } from '../../forms/MailTextForm/MailTextForm.tsx';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { ConfirmModal } from '../../modals/ConfirmModal/ConfirmModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import { useLanguageName } from '../../primitives/UiProvider/useLanguageName.ts';

export interface MailTextPageProps {
  /** The name of the mail. */
  name: string;
  /** The mail, with its texts. */
  mail: Loadable<MailText>;
  /** The language whose texts are shown. */
  language: Language;
  /** Returns the address of this mail's page in the given language. */
  languageHref: (language: Language) => string;
  hrefs: DeskHrefs;
  changing: Omit<MailTextFormProps, 'text'>;
  /** The props for restoring the default text. */
  resetting: {
    /** True while the dialog asks whether to restore the default text. */
    isAsked: boolean;
    onAsk: (isAsked: boolean) => void;
    submission: Submission;
    onConfirm: () => void;
  };
}

/** Lets operators change the text of one mail, in one language at a time. */
export function MailTextPage(props: MailTextPageProps) {
  const { name, mail, language, languageHref, hrefs, changing, resetting } = props;
  const messages = useDeskMessages().mailTexts;
  const languageName = useLanguageName();
  const texts = mail.status === 'ready' ? mail.data.texts : [];
  const { subject } = texts.find((one) => one.language === language) ?? {};
  return (
    <DeskFrame part="mailTexts" hrefs={hrefs} title={subject ?? messages.title} lead={name}>
      <div>
        <Link href={hrefs.mailTexts} back>
          {messages.back}
        </Link>
      </div>
      <ChoiceLinks
        label={messages.language}
        look="tabs"
        choices={languageValues.map((one) => ({
          href: languageHref(one),
          label: languageName(one),
          current: one === language,
        }))}
      />
      <LoadableContent
        of={mail}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="24rem" />
          </Stack>
        }
      >
        {(data) => {
          const text = data.texts.find((one) => one.language === language);
          return (
            text && (
              <Stack space="32">
                <MailTextForm
                  key={`${language} ${text.own?.subject ?? ''} ${text.own?.body ?? ''}`}
                  text={text}
                  {...changing}
                />
                {text.own !== null && (
                  <Stack space="16" align="start">
                    <Disclosure summary={messages.shipped}>
                      <Shipped words={text.shipped} language={language} />
                    </Disclosure>
                    <Button variant="secondary" onClick={() => resetting.onAsk(true)}>
                      {messages.reset.confirm}
                    </Button>
                  </Stack>
                )}
              </Stack>
            )
          );
        }}
      </LoadableContent>
      <ConfirmModal
        open={resetting.isAsked}
        messages={messages.reset}
        submission={resetting.submission}
        onConfirm={resetting.onConfirm}
        onCancel={() => resetting.onAsk(false)}
      >
        {messages.reset.text}
      </ConfirmModal>
    </DeskFrame>
  );
}

function Shipped({ words: { subject, body }, language }: { words: MailWords; language: Language }) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} translate="no">
      <Stack space="12">
        {subject !== null && <Text weight="strong">{subject}</Text>}
        <Prose>{body}</Prose>
      </Stack>
    </div>
  );
}
