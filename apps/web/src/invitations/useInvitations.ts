import type { InvitationsProps } from '@skillharbor/ui/forms';
import { useInvitationMessages } from '@skillharbor/ui/primitives';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { usePagedList } from '../lists/usePagedList.ts';
import { mapLoadable } from '../loading/mapLoadable.ts';
import { paths } from '../navigation/paths.ts';
import { invitationsQuery } from './queries.ts';
import { useAnswer } from './useAnswer.ts';

/** Returns the props of the list of invitations that the freelancer received. */
export function useInvitations(): InvitationsProps {
  const app = useApp();
  const { first, items, pages } = usePagedList(
    (page) => invitationsQuery(app, page),
    loadMessages.invitations(useInvitationMessages()),
  );
  return {
    invitations: mapLoadable(first, () => items),
    pages,
    ...useAnswer(),
    jobHref: paths.job,
    applyHref: paths.apply,
  };
}
