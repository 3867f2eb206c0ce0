import { applicationStatusValues } from '@skillharbor/contract';
import type { ApplicationStatus } from '@skillharbor/contract';
import { MyApplicationsPage } from '@skillharbor/ui/pages';
import { useApplicationMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { myApplicationsQuery, waitingQuery } from '../../applications/queries.ts';
import { invitationsQuery } from '../../invitations/queries.ts';
import { useInvitations } from '../../invitations/useInvitations.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context, request }: LoaderArgs) {
  const app = context.get(appContext);
  const status = statusIn(new URL(request.url).searchParams);
  return load(app, myApplicationsQuery(app, status, 1), waitingQuery(app), invitationsQuery(app, 1));
}

/** Returns the status that the URL selects, or null if the URL selects no status or an unknown status. */
function statusIn(query: URLSearchParams): ApplicationStatus | null {
  return applicationStatusValues.find((status) => status === query.get('status')) ?? null;
}

export function Component() {
  const app = useApp();
  const messages = useApplicationMessages();
  const [query] = useSearchParams();
  const status = statusIn(query);
  // A failure is not shown, because the list below contains the same applications.
  const { data: waiting, isPending } = useQuery(waitingQuery(app));
  const {
    first: newest,
    items,
    pages,
  } = usePagedList((page) => myApplicationsQuery(app, status, page), loadMessages.myApplications(messages));

  const invitations = useInvitations();
  // The list appears together with the panel above it, so that the panel does not move the list.
  const isLoading = isPending || invitations.invitations.status === 'loading';
  const first = isLoading ? ({ status: 'loading' } as const) : newest;

  return (
    <>
      <PageHead title={messages.list.title} preview={null} />
      <MyApplicationsPage
        applications={mapLoadable(first, () => items)}
        pages={pages}
        totals={first.status === 'ready' ? first.data.totals : null}
        openApplications={first.status === 'ready' ? first.data.open_applications : null}
        status={status}
        statusHref={(one) => paths.myApplications({ status: one ?? undefined })}
        jobHref={paths.job}
        applicationHref={paths.myApplication}
        conversationHref={paths.conversationWithClient}
        agreementHref={paths.agreementWithClient}
        waiting={waiting?.results ?? []}
        listingsHref={paths.jobs()}
        today={app.today()}
        invitations={invitations}
      />
    </>
  );
}
