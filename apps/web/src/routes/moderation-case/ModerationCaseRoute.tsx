import type { AppealRulingInput, ModerationCase, RulingInput } from '@skillharbor/contract';
import { emptyAppealRuling, emptyRuling } from '@skillharbor/ui/forms';
import { CasePage } from '@skillharbor/ui/pages';
import { useModerationMessages, useToast } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { decideAppeal, decideCase } from '../../api/reports.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useSingleKeys } from '../../applications/useSingleKeys.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { caseQuery, casesKey } from '../../reports/queries.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, caseQuery(app, idIn(params, 'caseId')));
}

export function Component() {
  const app = useApp();
  const { api, queries } = app;
  const id = idIn(useParams(), 'caseId');
  const query = caseQuery(app, id);
  const { case: messages, queue, decide } = useModerationMessages();
  const appMessages = useAppMessages();
  const toast = useToast();
  const found = useLoadable(query, {
    other: messages.loadFailed,
    refused: queue.refused,
    notFound: messages.notFound,
  });

  // The page shows one of two forms. Each has its own draft, because the reason for a ruling does not belong in the
  // decision about its appeal.
  const isAppealed = found.status === 'ready' && found.data.may_decide_appeal;
  const draft = useDraft(isAppealed ? `${paths.moderationCase(id)}/appeal` : undefined);
  const { sending, question, ...unsaved } = useUnsavedGuard(draft);

  async function show(decided: ModerationCase): Promise<void> {
    queries.setQueryData(query.queryKey, decided);
    // Moves the focus, because the form and its focused button disappear.
    focusMain();
    toast.show(decide.done);
    await queries.invalidateQueries({ queryKey: casesKey });
  }
  const explain = (error: unknown) => sendFailure(error, decide.failed, appMessages);
  const [ruling, onDecide] = useSubmission<RulingInput>({
    send: async (body) => show(await sending(decideCase(api, id, body))),
    explain,
  });
  const [appealRuling, onDecideAppeal] = useSubmission<AppealRulingInput>({
    send: async (body) => show(await sending(decideAppeal(api, id, body))),
    explain,
  });

  const typing = { ...unsaved, draft: draft.restored };

  return (
    <>
      <SubjectHead
        subject={found}
        title={({ title }) => title}
        meanwhile={messages.title}
        preview={() => null}
      />
      <CasePage
        found={found}
        listHref={paths.moderation()}
        caseHref={paths.moderationCase}
        jobHref={paths.job}
        subjectHref={hrefOf}
        deciding={{
          ...typing,
          initial: draft.fill(emptyRuling),
          submission: ruling,
          onSubmit: onDecide,
        }}
        decidingAppeal={{
          ...typing,
          initial: draft.fill(emptyAppealRuling),
          submission: appealRuling,
          onSubmit: onDecideAppeal,
        }}
        keys={useSingleKeys()}
      />
      {question}
    </>
  );
}

/** Returns the public address of the subject of a case, if it has a separate page. */
function hrefOf({ subject: { kind, id } }: ModerationCase): string | null {
  if (kind === 'job') return paths.job(id);
  if (kind === 'freelancer' || kind === 'portrait') return paths.freelancer(id);
  return kind === 'company' || kind === 'logo' ? paths.company(String(id)) : null;
}
