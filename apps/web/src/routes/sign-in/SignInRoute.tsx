import type { Session } from '@skillharbor/contract';
import { SignInPage } from '@skillharbor/ui/pages';
import { useAccountMessages, useIsHydrated } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { parsePath } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { load } from '../../loading/load.ts';
import { paths } from '../../navigation/paths.ts';
import { useOrigin } from '../../session/useOrigin.ts';
import { useUntilSignedIn } from '../../session/useUntilSignedIn.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';
import { usePasskeyLogIn } from './usePasskeyLogIn.ts';
import { usePasswordLogIn } from './usePasswordLogIn.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, siteQuery(app));
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const { session, sessionEnded, drafts, resetOrigin, language, log } = app;
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
  const { password, code } = usePasswordLogIn(enter);
  const passkey = usePasskeyLogIn(enter);

  return (
    <>
      <PageHead
        title={messages.title}
        preview={{ description: appMessages.descriptions.signIn, canonical: paths.signIn() }}
      />
      <SignInPage
        submission={password.submission}
        demoAccounts={site?.demo_accounts ?? []}
        notice={
          from &&
          (isHydrated && drafts.has(parsePath(from).pathname ?? '')
            ? appMessages.draftSaved
            : sessionEnded.current
              ? appMessages.sessionEnded
              : appMessages.signInFirst)
        }
        onSubmit={password.onSubmit}
        code={code}
        passkey={{ ...passkey, submission: useUntilSignedIn(passkey.submission) }}
        signUpHref={paths.signUp({ from })}
        forgotPasswordHref={paths.forgotPassword({ from })}
      />
    </>
  );
}
