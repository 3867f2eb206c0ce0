import { ManageJobPage } from '@skillharbor/ui/pages';
import { useInvitationMessages, useJobMessages } from '@skillharbor/ui/primitives';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { applicationPath } from '../../applications/applicationPath.ts';
import { applicationsQuery } from '../../applications/queries.ts';
import { shownApplicantsIn } from '../../applications/shownApplicants.ts';
import { useSingleKeys } from '../../applications/useSingleKeys.ts';
import { useDecideInPlace } from '../../decisions/useDecideInPlace.ts';
import { useShortlist } from '../../decisions/useShortlist.ts';
import { useSavedMessages } from '../../decisions/useSavedMessages.ts';
import { useUndo } from '../../decisions/useUndo.ts';
import { useUndoDeclines } from '../../decisions/useUndoDeclines.ts';
import { sentInvitationsQuery } from '../../invitations/queries.ts';
import { myJobQuery } from '../../jobs/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { useRefineAddress } from '../../navigation/useRefineAddress.ts';
import { useUser } from '../../session/useUser.ts';
import { ManagedJobHead } from './ManagedJobHead.tsx';
import { useManagedJob } from './useManagedJob.ts';

export async function loader({ context, params, url }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  return load(
    app,
    myJobQuery(app, jobId),
    applicationsQuery(app, jobId, 1, shownApplicantsIn(url.searchParams)),
    sentInvitationsQuery(app, jobId, 1),
  );
}

export function Component() {
  const jobId = idIn(useParams(), 'jobId');
  // Mails from earlier versions link to the questions with a fragment of this page.
  if (useLocation().hash === '#questions') return <Navigate replace to={paths.manageQuestions(jobId)} />;
  return <ManageJobRoute />;
}

function ManageJobRoute() {
  const appMessages = useAppMessages();
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const managed = useManagedJob();
  const [address] = useSearchParams();
  const shown = shownApplicantsIn(address);
  const { refineAddress } = useRefineAddress();
  const { first, items, pages } = usePagedList(
    (page) => applicationsQuery(app, jobId, page, shown),
    loadMessages.managedJob(useJobMessages(), appMessages),
  );
  const onShortlist = useShortlist();
  const keys = useSingleKeys();
  const [chosen, setChosen] = useHistoryState<readonly string[]>('chosen', []);
  const chosenIds = chosen.map(Number);
  const [undo, onUndo] = useUndo();
  const [decision, decide] = useDecideInPlace();
  const [undoAll, onUndoAll] = useUndoDeclines(managed.job);
  const sent = usePagedList(
    (page) => sentInvitationsQuery(app, jobId, page),
    loadMessages.sentInvitations(useInvitationMessages()),
  );
  const user = useUser();
  const savedMessages = useSavedMessages();

  return (
    <>
      <ManagedJobHead job={managed.job} part="applicants" />
      <ManageJobPage
        managed={managed}
        declining={{ declineAllHref: paths.declineAll(jobId), undoAll, onUndoAll }}
        applicants={{
          applications: mapLoadable(first, () => items),
          pages,
          applicantHref: (application) => applicationPath(jobId, application, shown),
          totals: first.status === 'ready' ? first.data.totals : null,
          shown,
          shownHref: (other) => paths.manageJob(jobId, other),
          onShow: (other) => refineAddress(paths.manageJob(jobId, other), {}),
          keys,
          onShortlist,
          chosen: chosenIds,
          compareHref: paths.compare(jobId, chosenIds, shown),
          onChoose: (ids) => setChosen(() => ids.map(String)),
          clientEmail: user?.email ?? '',
          decision,
          onAccept: decide.accept,
          onDecline: decide.decline,
          savedMessages,
          undo,
          onUndo,
        }}
        invitations={{
          invitations: mapLoadable(sent.first, () => sent.items),
          pages: sent.pages,
          freelancerHref: paths.freelancer,
        }}
      />
    </>
  );
}
