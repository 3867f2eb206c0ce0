import type { Freelancer, LegalKind, Registration, Role } from '@skillharbor/contract';
import { SignUpPage } from '@skillharbor/ui/pages';
import { useAccountMessages, useLayoutMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { checkSignUpInvitation, register } from '../../api/account.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useLanguage } from '../../app/useLanguage.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { freelancersQuery } from '../../freelancers/queries.ts';
import { legalTextsQuery } from '../../legal/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { useOrigin } from '../../session/useOrigin.ts';
import { useUntilSignedIn } from '../../session/useUntilSignedIn.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { siteQuery } from '../../site/siteQuery.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** The kinds of legal texts that concern all users who sign up. */
const named: readonly LegalKind[] = ['rules', 'terms', 'privacy'];

/** Returns the first freelancer of the directory whose portrait and occupation can be shown, or null. */
function personIn(freelancers: readonly Freelancer[] = []): Freelancer | null {
  return freelancers.find(({ profile_picture, title }) => profile_picture !== null && title !== '') ?? null;
}

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, siteQuery(app), legalTextsQuery(app), freelancersQuery(app, ''));
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const { api, session } = app;
  const { legalTexts: names } = useLayoutMessages();
  const { data: site } = useQuery(siteQuery(app));
  const { data: legalTexts = [] } = useQuery(legalTextsQuery(app));
  const { data: directory } = useQuery(freelancersQuery(app, ''));
  const { language } = useLanguage().texts;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab: Role = query.get('tab') === 'client' ? 'client' : 'freelancer';
  const from = useOrigin();
  const token = useLinkToken();
  const signUps = site?.sign_ups ?? 'open';
  const offer = useLoadable(
    {
      queryKey: ['sign-up invitation', token],
      queryFn: () => checkSignUpInvitation(api, token ?? ''),
      enabled: signUps !== 'open' && token !== null && token !== '',
    },
    { other: useAccountMessages().signUp.invitation.checkFailed },
  );

  // Once the user is signed in, the guard of this page redirects to the page they were going to.
  const [submission, submit] = useSubmission({
    send: async (body: Registration) =>
      session.set(
        await register(api, {
          ...body,
          language,
          time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(token && { invitation: token }),
        }),
      ),
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  function offerOf() {
    if (token === '') return null;
    // While sign-ups are closed, the page shows the reason instead of the form until hydration, because only then can
    // the page read an invitation in the URL.
    return token === null && signUps === 'closed' ? null : offer;
  }

  return (
    <>
      <PageHead
        title={useAccountMessages().signUp.title}
        preview={{ description: appMessages.descriptions.signUp, canonical: paths.signUp() }}
      />
      <SignUpPage
        tab={tab}
        onTabChange={(next) =>
          void navigate(
            // The token of an invitation stays in the part of the URL after the #.
            token
              ? paths.signUp({ tab: next, from: query.get('from') ?? undefined, token })
              : paths.signUp({ tab: next, from }),
            { replace: true, preventScrollReset: true },
          )
        }
        signUps={signUps}
        offer={offerOf()}
        legalTexts={legalTexts
          .filter(({ kind }) => named.includes(kind))
          .map(({ kind }) => ({ href: paths.legal(kind), label: names[kind] }))}
        submission={useUntilSignedIn(submission)}
        onSubmit={submit}
        signInHref={paths.signIn({ from })}
        person={personIn(directory?.results)}
      />
    </>
  );
}
