import { ApplicantPage } from '@skillharbor/ui/pages';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { appMessages } from '../../app/messages.ts';
import { useApp } from '../../app/useApp.ts';
import { applicantQuery } from '../../applications/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { useDecision } from './useDecision.ts';
import { useDecisionDraft } from './useDecisionDraft.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, applicantQuery(app, idIn(params, 'jobId'), idIn(params, 'freelancerId')));
}

export function Component() {
  const params = useParams();
  const jobId = idIn(params, 'jobId');
  const query = applicantQuery(useApp(), jobId, idIn(params, 'freelancerId'));
  const applicant = useLoadable(query, loadMessages.applicant());
  const { initial, restored, onTypedChange, release, question } = useDecisionDraft();
  const [decision, decide] = useDecision({ applicant, backHref: paths.manageJob(jobId), onDecided: release });

  return (
    <>
      <SubjectHead
        subject={applicant}
        title={({ application }) => application.applicant.name}
        meanwhile={appMessages.titles.applicant}
        preview={null}
      />
      <ApplicantPage
        applicant={applicant}
        backHref={paths.manageJob(jobId)}
        decision={decision}
        onAccept={(message) => decide({ status: 'accepted', ...(message !== '' && { message }) })}
        onDecline={(reason) =>
          decide({ status: 'rejected', ...(reason !== '' && { decline_reason: reason }) })
        }
        initial={initial}
        draft={restored}
        onTypedChange={onTypedChange}
      />
      {question}
    </>
  );
}
