import { PushSection } from '@skillharbor/ui/forms';
import { useDeviceName } from '@skillharbor/ui/primitives';
import { usePush } from './usePush.ts';

export function PushOnDevice() {
  const { devices, ...push } = usePush();
  const nameOf = useDeviceName();
  return <PushSection {...push} others={devices.map(nameOf)} />;
}
