import type { LegalKind, LegalTextInput } from '@skillharbor/contract';
import { LegalTextsPage } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { useSearchParams } from 'react-router-dom';
import { publishLegalText } from '../../api/legal.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { legalHistoryQuery, legalKindIn, legalTextsQuery } from '../../legal/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

const kindIn = (query: URLSearchParams) => legalKindIn(query.get('kind')) ?? 'rules';

export async function loader({ context, request }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, legalHistoryQuery(app, kindIn(new URL(request.url).searchParams)));
}

/** Each kind has a separate form and a separate draft. */
export function Component() {
  const [query] = useSearchParams();
  const kind = kindIn(query);
  return <LegalTexts key={kind} kind={kind} />;
}

function LegalTexts({ kind }: { kind: LegalKind }) {
  const app = useApp();
  const { api, queries } = app;
  const messages = useDeskMessages().legal;
  const appMessages = useAppMessages();
  const toast = useToast();
  const query = legalHistoryQuery(app, kind);
  const history = useLoadable(query, { other: messages.loadFailed });
  const draftPath = paths.deskLegal({ kind });
  const draft = useDraft(draftPath);
  const { sending, question, ...unsaved } = useUnsavedGuard(draft);

  const [submission, onSubmit] = useSubmission<LegalTextInput>({
    draftPath,
    async send(body, { isHere }) {
      const published = await sending(publishLegalText(api, kind, body));
      // Moves the focus, because the form is remounted without the pressed button.
      if (isHere()) focusMain();
      queries.setQueryData(query.queryKey, published);
      toast.show(messages.done);
      await queries.invalidateQueries({ queryKey: legalTextsQuery(app).queryKey });
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <LegalTextsPage
        kind={kind}
        kindHref={(one) => paths.deskLegal({ kind: one })}
        history={history}
        editing={{
          ...unsaved,
          formKey: draft.formKey,
          fill: draft.fill,
          draft: draft.restored,
          submission,
          onSubmit,
        }}
        deskHrefs={deskHrefs}
        publicHref={paths.legal(kind)}
      />
      {question}
    </>
  );
}
