import type { LegalVersion } from '@skillharbor/contract';
import { LegalNotice } from '@skillharbor/ui/layout';
import { useLayoutMessages, useLegalMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { acknowledgeLegalTexts } from '../api/legal.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { unreadLegalTextsQuery } from '../legal/queries.ts';
import { focusMain } from '../navigation/focusMain.ts';
import { paths } from '../navigation/paths.ts';
import { useSubmission } from '../submission/useSubmission.ts';

/** Asks the user to read the legal texts that have changed, until the user confirms that they have read them. */
export function ChangedTexts({ viewer }: { viewer: number }) {
  const app = useApp();
  const { legalTexts } = useLayoutMessages();
  const { failed } = useLegalMessages().notice;
  const appMessages = useAppMessages();
  const query = unreadLegalTextsQuery(app, viewer);
  const { data: texts = [] } = useQuery(query);
  const [submission, send] = useSubmission<LegalVersion[]>({
    async send(read, { isHere }) {
      await acknowledgeLegalTexts(app.api, read);
      // Moves the focus, because the pressed button disappears together with the notice.
      if (isHere()) focusMain();
      app.queries.setQueryData(query.queryKey, []);
    },
    explain: (error) => sendFailure(error, failed, appMessages),
  });
  if (texts.length === 0) return null;
  return (
    <LegalNotice
      texts={texts.map(({ kind }) => ({ href: paths.legal(kind), label: legalTexts[kind] }))}
      submission={submission}
      onDone={() => send(texts)}
    />
  );
}
