import type { SignUpInvitation, SignUpInvitationInput } from '@skillharbor/contract';
import { SignUpInvitationsPage } from '@skillharbor/ui/pages';
import { useDeskMessages, useToast } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteToSignUp, withdrawSignUpInvitation } from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLanguage } from '../../app/useLanguage.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { signUpInvitationsQuery } from '../../desk/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { copyText } from '../../platform/copyText.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, signUpInvitationsQuery(app, 1), siteQuery(app));
}

export function Component() {
  const app = useApp();
  const { api, queries, log } = app;
  const messages = useDeskMessages().invitations;
  const appMessages = useAppMessages();
  const { language } = useLanguage().texts;
  const toast = useToast();
  const { data: site } = useQuery(siteQuery(app));
  const [made, setMade] = useState(0);
  const [link, setLink] = useState<string | null>(null);
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  const { first, items, pages } = usePagedList((page) => signUpInvitationsQuery(app, page), {
    other: messages.loadFailed,
  });
  const refresh = () =>
    queries.invalidateQueries({ queryKey: signUpInvitationsQuery(app, 1).queryKey.slice(0, 1) });

  const [submission, onSubmit] = useSubmission({
    async send(input: SignUpInvitationInput, { isHere }) {
      const response = await inviteToSignUp(api, input);
      setLink(response.link);
      setMade((before) => before + 1);
      // Moves the focus, because the form is remounted without the pressed button.
      if (isHere()) focusMain();
      if (input.email !== undefined) toast.show(messages.form.sent(input.email));
      await refresh();
    },
    explain: (error) => sendFailure(error, messages.form.failed, appMessages),
  });

  async function withdraw({ id }: SignUpInvitation) {
    if (withdrawing !== null) return;
    setWithdrawing(id);
    try {
      await withdrawSignUpInvitation(api, id);
      toast.show(messages.withdrawn);
    } catch (error) {
      log('The invitation was not withdrawn.', error);
      toast.show(sendFailure(error, messages.withdrawFailed, appMessages).message ?? messages.withdrawFailed);
    }
    await refresh();
    setWithdrawing(null);
  }

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <SignUpInvitationsPage
        invitations={mapLoadable(first, () => items)}
        pages={pages}
        signUps={site?.sign_ups ?? null}
        made={made}
        inviting={{ language, submission, onSubmit }}
        link={link}
        onCopy={(text) =>
          void copyText(text).then((isCopied) =>
            toast.show(isCopied ? messages.link.copied : messages.link.notCopied),
          )
        }
        withdrawing={withdrawing}
        onWithdraw={(invitation) => void withdraw(invitation)}
        hrefs={deskHrefs}
      />
    </>
  );
}
