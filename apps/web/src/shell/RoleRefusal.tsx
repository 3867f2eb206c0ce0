import type { TeamRole } from '@skillharbor/contract';
import { RoleRefusalPage } from '@skillharbor/ui/pages';
import { useTeamMessages } from '@skillharbor/ui/primitives';
import { Outlet } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { useTeamRole } from '../session/useTeamRole.ts';
import { PageHead } from './PageHead.tsx';

/**
 * Shows the pages within it to owners and recruiters of a team. A reader of the team sees the reason why there is no
 * form.
 */
export function WritersOnly() {
  const teamRole = useTeamRole();
  return teamRole === 'reader' ? <Refusal teamRole={teamRole} /> : <Outlet />;
}

/**
 * Shows the pages within it to the owner of the account. The other members of the team see the reason why there is no
 * form.
 */
export function OwnerOnly() {
  const teamRole = useTeamRole();
  return teamRole === 'owner' ? <Outlet /> : <Refusal teamRole={teamRole} />;
}

function Refusal({ teamRole }: { teamRole: Exclude<TeamRole, 'owner'> }) {
  return (
    <>
      <PageHead title={useTeamMessages().refusal.title} preview={null} />
      <RoleRefusalPage teamRole={teamRole} homeHref={paths.home()} teamHref={paths.team()} />
    </>
  );
}
