import { unwrap } from '@skillharbor/api-client';
import type { Registration, Role } from '@skillharbor/contract';
import { SignUpPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSubmission } from '../../data/useSubmission.ts';
import { sendFailure } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { originIn } from '../../session/origin.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';

export function Component() {
  const { api, session } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab: Role = query.get('tab') === 'client' ? 'client' : 'freelancer';
  const from = originIn(query) ?? undefined;

  // The guard of this page sends whoever is signed in to where they were going.
  const [submission, submit] = useSubmission({
    send: async (body: Registration) =>
      session.set(await unwrap(api.credentialed.POST('/api/auth/registration/', { body }))),
    explain: (error) => sendFailure(error, words.notSent),
  });

  return (
    <>
      <PageTitle>{useMessages().account.signUp.title}</PageTitle>
      <SignUpPage
        tab={tab}
        onTabChange={(next) =>
          void navigate(paths.signUp({ tab: next, from }), { replace: true, preventScrollReset: true })
        }
        submission={submission}
        onSubmit={submit}
        signInHref={paths.signIn({ from })}
      />
    </>
  );
}
