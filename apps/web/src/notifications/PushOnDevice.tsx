import { PushSection } from '@skillharbor/ui/forms';
import { useDeviceName } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/useApp.ts';
import { useRole } from '../session/useRole.ts';
import { siteQuery } from '../site/siteQuery.ts';
import { usePush } from './usePush.ts';

/**
 * Shows nothing if an operator has switched notifications on devices off. `level` is the level of the section's title
 * in the page's outline.
 */
export function PushOnDevice({ level }: { level: 2 | 3 }) {
  const { data: site } = useQuery(siteQuery(useApp()));
  return site?.push === false ? null : <OnDevice level={level} />;
}

function OnDevice({ level }: { level: 2 | 3 }) {
  const { devices, ...push } = usePush();
  const nameOf = useDeviceName();
  const role = useRole();
  return role && <PushSection role={role} level={level} {...push} others={devices.map(nameOf)} />;
}
