import type { TeamRole } from '@skillharbor/contract';
import { RoleRefusalPage } from '@skillharbor/ui/pages';
import { useTeamMessages } from '@skillharbor/ui/primitives';
import { Outlet } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { useTeamRole } from '../session/useTeamRole.ts';
import { PageHead } from './PageHead.tsx';

/** Shows the pages below it to owners and recruiters, and says to a reader of the team why there is no form. */
export function WritersOnly() {
  const teamRole = useTeamRole();
  return teamRole === 'reader' ? <Refusal teamRole={teamRole} /> : <Outlet />;
}

/** Shows the pages below it to the owner of the account, and says to the other members of the team why there is no form. */
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
