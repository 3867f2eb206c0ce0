import type { Application } from '@skillharbor/contract';
import type { ListedApplicants, ShownApplicants } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { applicationPath } from '../../applications/applicationPath.ts';
import { applicationsQuery } from '../../applications/queries.ts';
import { useShortlist } from '../../decisions/useShortlist.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useMedia } from '../../platform/useMedia.ts';
import { WIDE_WINDOW } from '../../platform/wideWindow.ts';

/**
 * Returns the applicants for the list beside the current one, or null in a window that has no room for the list. Only a
 * wide window requests them.
 */
export function useApplicantList(jobId: number, shown: ShownApplicants): ListedApplicants | null {
  const app = useApp();
  const isWide = useMedia(WIDE_WINDOW);
  const navigate = useNavigate();
  const onShortlist = useShortlist();
  const { first, items, pages } = usePagedList(
    (page) => ({ ...applicationsQuery(app, jobId, page, shown), enabled: isWide }),
    loadMessages.managedJob(useJobMessages(), useAppMessages()),
  );
  if (!isWide) return null;
  const applicantHref = (application: Application) => applicationPath(jobId, application, shown);
  return {
    applications: mapLoadable(first, () => items),
    total: first.status === 'ready' ? first.data.totals[shown.state] : null,
    shown,
    pages,
    applicantHref,
    onFollow: (application) => void navigate(applicantHref(application), { replace: true }),
    onShortlist,
  };
}
