import { languageValues } from '@skillharbor/contract';
import type { Language, MailText, MailWordsInput } from '@skillharbor/contract';
import { MailTextPage } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { changeMailText, resetMailText } from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { mailTextQuery, mailTextsKey } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, mailTextQuery(app, params['mailName'] ?? ''));
}

/** Each mail has a form of its own in each language. */
export function Component() {
  const { mailName: name = '' } = useParams();
  const [query] = useSearchParams();
  const language = languageValues.find((one) => one === query.get('language')) ?? 'en';
  return <Mail key={`${name} ${language}`} name={name} language={language} />;
}

function Mail({ name, language }: { name: string; language: Language }) {
  const app = useApp();
  const { api, queries } = app;
  const messages = useDeskMessages().mailTexts;
  const appMessages = useAppMessages();
  const toast = useToast();
  const query = mailTextQuery(app, name);
  const mail = useLoadable(query, { other: messages.loadFailed, notFound: messages.notFound });
  const [isAsked, setAsked] = useState(false);
  const draft = useDraft(paths.deskMailText(name, { language }));
  const { sending, question, onDirtyChange } = useUnsavedGuard(draft);
  const path = { mailName: name, mailLanguage: language };

  async function show(changed: MailText, isHere: () => boolean, done: string) {
    // Moves the focus, because the form is remounted without the pressed button.
    if (isHere()) focusMain();
    queries.setQueryData(query.queryKey, changed);
    toast.show(done);
    await queries.invalidateQueries({ queryKey: [mailTextsKey] });
  }

  const [submission, onSubmit] = useSubmission<MailWordsInput>({
    send: async (words, { isHere }) =>
      show(await sending(changeMailText(api, path, words)), isHere, messages.done),
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
  const [reset, onReset] = useSubmission<undefined>({
    async send(_, { isHere }) {
      const changed = await resetMailText(api, path);
      setAsked(false);
      await show(changed, isHere, messages.reset.done);
    },
    explain: (error) => sendFailure(error, messages.reset.failed, appMessages),
  });

  return (
    <>
      <SubjectHead
        subject={mail}
        title={({ texts }) => texts.find((one) => one.language === language)?.subject ?? messages.title}
        meanwhile={messages.title}
        preview={null}
      />
      <MailTextPage
        name={name}
        mail={mail}
        language={language}
        languageHref={(one) => paths.deskMailText(name, { language: one })}
        hrefs={deskHrefs}
        changing={{ submission, onSubmit, onDirtyChange }}
        resetting={{ isAsked, onAsk: setAsked, submission: reset, onConfirm: () => onReset(undefined) }}
      />
      {question}
    </>
  );
}
