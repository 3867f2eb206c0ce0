import { isCompleteProfile, missingInProfile } from '@skillharbor/prose';
import type { ListingsNews } from '@skillharbor/ui/pages';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { App } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { profileQuery } from '../../freelancers/queries.ts';
import { paths } from '../../navigation/paths.ts';
import { hasAppliedIn } from '../../navigation/toastState.ts';
import { useRole } from '../../session/useRole.ts';

/** Returns the queries behind the news, for the loader. */
export function newsQueries(app: App, pathname: string) {
  const isFreelancer = app.role() === 'freelancer';
  return isFreelancer && pathname === paths.home() ? [profileQuery(app)] : [];
}

/**
 * Returns the news for a freelancer above the list. A sent application is news once, not again after a reload or going
 * back.
 */
export function useNews(): ListingsNews | undefined {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const enabled = useRole() === 'freelancer' && location.pathname === paths.home();
  const { data: profile } = useQuery({ ...profileQuery(useApp()), enabled });

  if (arrivedBy !== 'POP' && hasAppliedIn(location.state))
    return { kind: 'applied', applicationsHref: paths.myApplications() };
  if (!enabled || !profile || isCompleteProfile(profile)) return undefined;
  return {
    kind: 'incomplete-profile',
    missing: missingInProfile(profile),
    editProfileHref: paths.editProfile(),
  };
}
