import { unwrap } from '@skillharbor/api-client';
import type { Credentials } from '@skillharbor/contract';
import { SignInPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { parsePath, useLoaderData, useSearchParams } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { load } from '../../data/loaded.ts';
import { useSubmission } from '../../data/useSubmission.ts';
import { sendFailure } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { originIn } from '../../session/origin.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';

export async function loader({ context, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return { site: await load(app, () => unwrap(app.api.anonymous.GET('/api/site/', { signal }))) };
}

export function Component() {
  const { api, session, drafts } = useApp();
  const { site } = useLoaderData<typeof loader>();
  const from = originIn(useSearchParams()[0]) ?? undefined;
  const messages = useMessages();

  // The guard of this page sends whoever is signed in to where they were going.
  const [submission, submit] = useSubmission({
    send: async (body: Credentials) =>
      session.set(await unwrap(api.credentialed.POST('/api/auth/login/', { body }))),
    explain: (error) => sendFailure(error, words.notSent),
  });

  return (
    <>
      <PageTitle>{messages.account.signIn.title}</PageTitle>
      <SignInPage
        submission={submission}
        demoAccounts={site.status === 'ready' ? site.data.demo_accounts : []}
        notice={from && (drafts.has(parsePath(from).pathname ?? '') ? words.draftKept : words.signInFirst)}
        onSubmit={submit}
        signUpHref={paths.signUp({ from })}
        forgotPasswordHref={paths.forgotPassword()}
      />
    </>
  );
}
