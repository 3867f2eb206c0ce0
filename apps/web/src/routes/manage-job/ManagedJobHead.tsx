import type { JobPart } from '@skillharbor/ui/cards';
import type { ManagedJob } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';

/**
 * Sets the title of a page about one of the client's jobs. The title names the part of the job, except for the part
 * with the applicants.
 */
export function ManagedJobHead({ job, part }: { job: ManagedJob['job']; part: JobPart }) {
  const appMessages = useAppMessages();
  const { parts } = useClientMessages().manageJob;
  return (
    <SubjectHead
      subject={job}
      title={({ title }) => (part === 'applicants' ? title : `${parts[part]} · ${title}`)}
      meanwhile={appMessages.titles.manageJob}
      preview={null}
    />
  );
}
