import { queryOptions } from '@tanstack/react-query';
import type { PushDevice } from '@skillharbor/contract';
import type { PushSectionProps, PushState } from '@skillharbor/ui/forms';
import { usePushMessages, useToast } from '@skillharbor/ui/primitives';
import { getPush, turnOffPush, turnOnPush } from '../api/push.ts';
import type { App } from '../app/app.ts';
import { loadMessages, sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { mapLoadable } from '../loading/mapLoadable.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { focusMain } from '../navigation/focusMain.ts';
import { PushError } from '../platform/pushError.ts';
import { useSubmission } from '../submission/useSubmission.ts';

interface ThisDevice {
  state: PushState;
  /** The key with which the browser subscribes. */
  publicKey: string;
  others: readonly PushDevice[];
}

/** Queries whether this device shows notifications: the browser and the server must both say so. */
const pushQuery = ({ api, devicePush }: App) =>
  queryOptions({
    queryKey: ['push'],
    // No loader reads it again.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ThisDevice> => {
      const { public_key: publicKey, devices } = await getPush(api, signal);
      const state = (await (await devicePush())?.readState(publicKey)) ?? 'unsupported';
      const isKnown = devices.some((device) => device.is_current);
      return {
        state: state === 'on' && !isKnown ? 'off' : state,
        publicKey,
        others: devices.filter((device) => !device.is_current),
      };
    },
  });

interface Push extends Omit<PushSectionProps, 'others'> {
  /** The user's other devices that show notifications. */
  devices: readonly PushDevice[];
}

/** Loads whether this device shows notifications, and turns them on and off. */
export function usePush(): Push {
  const app = useApp();
  const { api, devicePush, queries } = app;
  const messages = usePushMessages();
  const appMessages = useAppMessages();
  const toast = useToast();
  const { queryKey } = pushQuery(app);
  const response = useLoadable(pushQuery(app), loadMessages.push(messages));
  const publicKey = response.status === 'ready' ? response.data.publicKey : '';

  const [submission, submit] = useSubmission<boolean>({
    send: async (on, { isHere }) => {
      const device = await devicePush();
      // Only a device that can show notifications has the button.
      if (!device) return;
      try {
        if (on) await turnOnPush(api, await device.subscribe(publicKey));
        else {
          await turnOffPush(api);
          await device.unsubscribe();
        }
      } catch (error) {
        // The user may have blocked notifications just now. The button is gone then.
        if ((await device.readState(publicKey)) === 'denied' && isHere()) focusMain();
        await queries.invalidateQueries({ queryKey });
        throw error;
      }
      await queries.invalidateQueries({ queryKey });
      toast.show(on ? messages.turnedOn : messages.turnedOff);
    },
    explain: (error) => sendFailure(error, reasonOf(error) ?? messages.failed, appMessages),
  });

  function reasonOf(error: unknown): string | undefined {
    if (!(error instanceof PushError)) return undefined;
    return error.reason === 'not allowed' ? messages.notAllowed : messages.notSubscribed;
  }

  return {
    state: mapLoadable(response, ({ state }) => state),
    devices: response.status === 'ready' ? response.data.others : [],
    submission,
    onTurn: submit,
  };
}
