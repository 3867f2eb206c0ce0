import type { SavedJob } from '@skillharbor/contract';
import type { SavedJobsPageProps } from '@skillharbor/ui/pages';
import { useIsHydrated, useSavedMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { savedItemsOf } from '../../storage/savedItems.ts';
import { LOOK_UP_SIZE, lookUpQuery } from '../../saved/queries.ts';

/**
 * Returns the current data of the jobs that a visitor has saved on this device. A job that is removed while the page is
 * open stays in the list, so that its bookmark can be pressed again.
 */
export function useJobsOfDevice(): Pick<SavedJobsPageProps, 'jobs' | 'pages'> {
  const app = useApp();
  const isHydrated = useIsHydrated();
  const [items] = useState(() =>
    savedItemsOf(app.device)
      .get()
      .filter(({ owner, kind, isSaved }) => owner === null && kind === 'job' && isSaved),
  );
  const [page, setPage] = useState(1);
  const shown = items.slice((page - 1) * LOOK_UP_SIZE, page * LOOK_UP_SIZE);
  const query = lookUpQuery(
    app,
    shown.map(({ id }) => id),
  );
  const present = useLoadable(query, loadMessages.saved(useSavedMessages().jobs));
  const pages = {
    pending: false,
    ...(page > 1 && { previous: () => setPage(page - 1) }),
    ...(page * LOOK_UP_SIZE < items.length && { next: () => setPage(page + 1) }),
  };
  // A server does not know which jobs are saved on the device.
  if (!isHydrated || present.isStandIn) return { jobs: { status: 'loading' }, pages };
  if (present.status !== 'ready') return { jobs: present, pages };
  const data = shown.flatMap(({ id, name, note, at }): SavedJob[] => {
    const job = present.data.find((one) => one.id === id);
    const about = {
      title: name,
      note: note ?? '',
      list: '',
      saved_at: at,
      is_changed: false,
      is_news: false,
    };
    return job ? [{ ...job, ...about }] : [];
  });
  return { jobs: { status: 'ready', data }, pages };
}
