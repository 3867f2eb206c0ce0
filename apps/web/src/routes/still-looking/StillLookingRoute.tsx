import { StillLookingPage } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useSearchParams } from 'react-router-dom';
import { confirmJob } from '../../api/jobs.ts';
import { useApp } from '../../app/useApp.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';

/** Answers by itself, and once more on each reload, which changes nothing. */
export function Component() {
  const { api } = useApp();
  const token = useSearchParams()[0].get('token') ?? '';
  const messages = useClientMessages().stillLooking;
  const confirmation = useLoadable(
    { queryKey: ['still-looking', token], queryFn: () => confirmJob(api, token) },
    { other: messages.failed, notFound: messages.unknownLink, staysMissing: true },
  );
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <StillLookingPage confirmation={confirmation} myJobsHref={paths.myJobs()} />
    </>
  );
}
