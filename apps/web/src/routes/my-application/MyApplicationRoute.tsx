import { MyApplicationPage } from '@skillharbor/ui/pages';
import { useApplicationMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { useAgreementSection } from '../../agreements/useAgreementSection.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { calendarFile } from '../../api/calendar.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { myApplicationQuery } from '../../applications/queries.ts';
import { useConversation } from '../../conversations/useConversation.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { useWithdrawal } from './useWithdrawal.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, myApplicationQuery(app, idIn(params, 'applicationId')));
}

export function Component() {
  const app = useApp();
  const appMessages = useAppMessages();
  const applicationId = idIn(useParams(), 'applicationId');
  const messages = useApplicationMessages();
  const application = useLoadable(
    myApplicationQuery(app, applicationId),
    loadMessages.myApplication(messages),
  );
  const conversation = useConversation(applicationId);
  const agreement = useAgreementSection(
    application.status === 'ready' && application.data.status === 'accepted'
      ? { id: applicationId, href: paths.agreementWithClient(applicationId) }
      : null,
  );
  const [withdrawal, onWithdraw] = useWithdrawal(applicationId);

  return (
    <>
      <SubjectHead
        subject={application}
        title={({ listing_title }) => appMessages.titles.application(listing_title)}
        meanwhile={messages.one.title}
        preview={null}
      />
      <FileLimit>
        <MyApplicationPage
          application={application}
          myApplicationsHref={paths.myApplications()}
          jobHref={paths.job}
          applyHref={paths.apply}
          conversationHref={paths.conversationWithClient(applicationId)}
          agreementHref={paths.agreementWithClient(applicationId)}
          calendarHref={calendarFile(applicationId)}
          conversation={conversation}
          agreement={agreement}
          withdrawal={withdrawal}
          onWithdraw={onWithdraw}
          today={app.today()}
        />
      </FileLimit>
    </>
  );
}
