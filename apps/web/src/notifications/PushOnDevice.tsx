import { PushSection } from '@skillharbor/ui/forms';
import { useDeviceName } from '@skillharbor/ui/primitives';
import { useRole } from '../session/useRole.ts';
import { usePush } from './usePush.ts';

export function PushOnDevice() {
  const { devices, ...push } = usePush();
  const nameOf = useDeviceName();
  const role = useRole();
  return role && <PushSection role={role} {...push} others={devices.map(nameOf)} />;
}
