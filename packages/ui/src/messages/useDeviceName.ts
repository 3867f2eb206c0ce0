'use client';

import { useAccountPageMessages } from './useAccountPageMessages.ts';

/** Returns a function that names a device. The `browser` and the `system` of a device are '' if they are unknown. */
export function useDeviceName() {
  const { device, unknownDevice } = useAccountPageMessages().sessions;
  return ({ browser, system }: { browser: string; system: string }) =>
    browser && system ? device(browser, system) : browser || system || unknownDevice;
}
