import type { Application } from '@skillharbor/contract';
import { useApplicantName } from '@skillharbor/ui/cards';
import { ApplicantPage } from '@skillharbor/ui/pages';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Params } from 'react-router-dom';
import { useAgreementSection } from '../../agreements/useAgreementSection.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import type { WhichApplication } from '../../applications/fetchApplicant.ts';
import { applicantQuery, neighboursQuery } from '../../applications/queries.ts';
import { shownApplicantsIn } from '../../applications/shownApplicants.ts';
import { useSingleKeys } from '../../applications/useSingleKeys.ts';
import { acceptanceOf } from '../../decisions/acceptanceOf.ts';
import { useShortlist } from '../../decisions/useShortlist.ts';
import { useNotifyShortlisted } from '../../decisions/useNotifyShortlisted.ts';
import { useConversation } from '../../conversations/useConversation.ts';
import { partHrefs } from '../../jobs/partHrefs.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { useSavedMessages } from '../../decisions/useSavedMessages.ts';
import { useUndo } from '../../decisions/useUndo.ts';
import { useOpening } from './useOpening.ts';
import { useDecision } from './useDecision.ts';
import { useReveal } from './useReveal.ts';
import { useDecisionDraft } from './useDecisionDraft.ts';
import { useApplicantList } from './useApplicantList.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useNote } from './useNote.ts';

export async function loader({ context, params, url }: LoaderArgs) {
  const app = context.get(appContext);
  const [jobId, which] = [idIn(params, 'jobId'), whichIn(params)];
  const shown = shownApplicantsIn(url.searchParams);
  return load(app, applicantQuery(app, jobId, which), neighboursQuery(app, jobId, which, shown));
}

function whichIn(params: Params): WhichApplication {
  return params['applicationId'] === undefined
    ? { by: 'freelancer_id', id: idIn(params, 'freelancerId') }
    : { by: 'id', id: idIn(params, 'applicationId') };
}

/**
 * Returns true if the application may have an agreement: the freelancer has been notified of the acceptance, and the
 * application was not erased after the freelancer had deleted the account.
 */
const hasAgreement = ({ status, held_until, kept_until, is_former_member }: Application) =>
  status === 'accepted' && held_until === null && !(is_former_member && kept_until !== null);

/** Remounts the page for each applicant, so that typed text does not appear on the page of the next one. */
export function Component() {
  return <ApplicantRoute key={useLocation().pathname} />;
}

function ApplicantRoute() {
  const appMessages = useAppMessages();
  const app = useApp();
  const params = useParams();
  const jobId = idIn(params, 'jobId');
  const [address] = useSearchParams();
  const shown = shownApplicantsIn(address);
  const backHref = paths.manageJob(jobId, shown);
  const which = whichIn(params);
  const query = applicantQuery(app, jobId, which);
  const applicant = useLoadable(query, loadMessages.applicant(appMessages));
  const { initial, restored, onTypedChange, sending, question } = useDecisionDraft();
  const [decision, decide] = useDecision({ applicant, backHref, unsaved: { sending } });

  const [undo, onUndo] = useUndo();
  const [reveal, onReveal] = useReveal(applicant);
  const mayWrite = useMayWrite();
  useOpening(applicant, mayWrite);
  const application = applicant.status === 'ready' ? applicant.data.application : null;
  const conversation = useConversation(application?.id ?? null);
  const agreement = useAgreementSection(
    application && hasAgreement(application)
      ? { id: application.id, href: paths.agreementWithApplicant(jobId, application.id) }
      : null,
  );
  const list = useApplicantList(jobId, shown);
  const neighbours = useNeighbours(jobId, which, shown);
  const onShortlist = useShortlist();
  const [notify, onNotify] = useNotifyShortlisted(applicant);
  const note = useNote(application);
  const keys = useSingleKeys();
  const applicantName = useApplicantName();

  return (
    <>
      <SubjectHead
        subject={applicant}
        title={({ application }) => applicantName(application)}
        meanwhile={appMessages.titles.applicant}
        preview={null}
      />
      <FileLimit>
        <ApplicantPage
          applicant={applicant}
          backHref={backHref}
          frame={{
            partHrefs: partHrefs(jobId, shown),
            editHref: paths.editJob(jobId),
            list,
            today: app.today(),
          }}
          conversationHref={paths.conversationWithApplicant(jobId, application?.id ?? 0)}
          agreementHref={paths.agreementWithApplicant(jobId, application?.id ?? 0)}
          fillHref={paths.fillJob(jobId)}
          neighbours={neighbours}
          onShortlist={(isShortlisted) => application && onShortlist(application, isShortlisted)}
          notify={notify}
          onNotify={onNotify}
          note={note}
          conversation={conversation}
          agreement={agreement}
          mayWrite={mayWrite}
          keys={keys}
          decision={decision}
          clientEmail={useUser()?.email ?? ''}
          onAccept={(values) => decide(acceptanceOf(values))}
          onDecline={(reason) =>
            decide({ status: 'rejected', ...(reason !== '' && { decline_reason: reason }) })
          }
          undo={undo}
          onUndo={() => applicant.status === 'ready' && onUndo(applicant.data.application)}
          savedMessages={useSavedMessages()}
          reveal={reveal}
          onReveal={onReveal}
          initial={initial}
          draft={restored}
          onTypedChange={onTypedChange}
        />
      </FileLimit>
      {question}
    </>
  );
}
