import type { Credentials, Session } from '@skillharbor/contract';
import { SignInPage } from '@skillharbor/ui/pages';
import { useAccountMessages, useIsHydrated } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { parsePath } from 'react-router-dom';
import { logIn } from '../../api/account.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { load } from '../../loading/load.ts';
import { paths } from '../../navigation/paths.ts';
import { useOrigin } from '../../session/useOrigin.ts';
import { useUntilSignedIn } from '../../session/useUntilSignedIn.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { usePasskeyLogIn } from './usePasskeyLogIn.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, siteQuery(app));
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const { api, session, sessionEnded, drafts, resetOrigin, language, log } = app;
  const { data: site } = useQuery(siteQuery(app));
  const from = useOrigin();
  const messages = useAccountMessages().signIn;
  const isHydrated = useIsHydrated();

  function enter(opened: Session) {
    resetOrigin.set(undefined);
    session.set(opened);
    language.adopt(opened.user.language).catch((error: unknown) => log('No texts in this language.', error));
  }

  // Once the user is signed in, the guard of this page redirects to the page they were going to.
  const [submission, submit] = useSubmission({
    send: async (body: Credentials) => enter(await logIn(api, body)),
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  const passkey = usePasskeyLogIn(enter);

  return (
    <>
      <PageHead
        title={messages.title}
        preview={{ description: appMessages.descriptions.signIn, canonical: paths.signIn() }}
      />
      <SignInPage
        submission={useUntilSignedIn(submission)}
        demoAccounts={site?.demo_accounts ?? []}
        notice={
          from &&
          (isHydrated && drafts.has(parsePath(from).pathname ?? '')
            ? appMessages.draftSaved
            : sessionEnded.current
              ? appMessages.sessionEnded
              : appMessages.signInFirst)
        }
        onSubmit={submit}
        passkey={{ ...passkey, submission: useUntilSignedIn(passkey.submission) }}
        signUpHref={paths.signUp({ from })}
        forgotPasswordHref={paths.forgotPassword({ from })}
      />
    </>
  );
}
