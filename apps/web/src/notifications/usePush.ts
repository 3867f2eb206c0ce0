import { queryOptions } from '@tanstack/react-query';
import type { PushDevice, PushGroup } from '@skillharbor/contract';
import type { PushSectionProps, PushState } from '@skillharbor/ui/forms';
import { usePushMessages, useToast } from '@skillharbor/ui/primitives';
import { getPush } from '../api/push.ts';
import type { App } from '../app/app.ts';
import { loadMessages, sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { mapLoadable } from '../loading/mapLoadable.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { focusMain } from '../navigation/focusMain.ts';
import { PushError } from '../platform/pushError.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { pushKey, turnOff, turnOn } from './subscription.ts';
import { useGroups } from './useGroups.ts';

interface ThisDevice {
  state: PushState;
  /** The server's public key, with which the browser subscribes. */
  publicKey: string;
  /** The groups of notifications that this device shows, according to the server. */
  groups: readonly PushGroup[];
  others: readonly PushDevice[];
}

/**
 * Queries whether this device shows notifications. This is the case if both the browser and the server have them turned
 * on.
 */
const pushQuery = ({ api, devicePush }: App) =>
  queryOptions({
    queryKey: pushKey,
    // No loader requests this query, so its data is always stale, and each visit requests it again.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ThisDevice> => {
      const { public_key: publicKey, devices } = await getPush(api, signal);
      const state = (await (await devicePush())?.readState(publicKey)) ?? 'unsupported';
      const current = devices.find((device) => device.is_current);
      return {
        state: state === 'on' && !current ? 'off' : state,
        publicKey,
        groups: current?.groups ?? [],
        others: devices.filter((device) => !device.is_current),
      };
    },
  });

interface Push extends Omit<PushSectionProps, 'role' | 'others'> {
  /** The user's other devices that show notifications. */
  devices: readonly PushDevice[];
}

/** Loads whether this device shows notifications, turns them on and off, and changes which groups it shows. */
export function usePush(): Push {
  const app = useApp();
  const { devicePush, queries } = app;
  const messages = usePushMessages();
  const appMessages = useAppMessages();
  const toast = useToast();
  const response = useLoadable(pushQuery(app), loadMessages.push(messages));
  const publicKey = response.status === 'ready' ? response.data.publicKey : '';

  const [submission, submit] = useSubmission<boolean>({
    send: async (on, { isHere }) => {
      const device = await devicePush();
      // Only a device that can show notifications has the button.
      if (!device) return;
      try {
        if (on) await turnOn(app, device, { publicKey });
        else await turnOff(app, device);
      } catch (error) {
        // The user may have blocked notifications just now. In that case, the button is gone.
        if ((await device.readState(publicKey)) === 'denied' && isHere()) focusMain();
        await queries.invalidateQueries({ queryKey: pushKey });
        throw error;
      }
      await queries.invalidateQueries({ queryKey: pushKey });
      toast.show(on ? messages.turnedOn : messages.turnedOff);
    },
    explain,
  });

  const saved = response.status === 'ready' ? response.data.groups : [];
  const choice = useGroups(saved, {
    save: async (groups) => {
      const device = await devicePush();
      try {
        if (device) await turnOn(app, device, { publicKey, groups });
      } catch (error) {
        // The user may have blocked notifications in the meantime. In that case, the boxes are gone.
        if (error instanceof PushError) await queries.invalidateQueries({ queryKey: pushKey });
        throw error;
      }
      await queries.invalidateQueries({ queryKey: pushKey });
    },
    explain,
  });

  function explain(error: unknown) {
    const reasons = { 'not allowed': messages.notAllowed, 'not subscribed': messages.notSubscribed };
    const reason = error instanceof PushError ? reasons[error.reason] : messages.failed;
    return sendFailure(error, reason, appMessages);
  }

  return {
    state: mapLoadable(response, ({ state }) => state),
    devices: response.status === 'ready' ? response.data.others : [],
    ...choice,
    submission,
    onTurn: submit,
  };
}
