import { pushGroupValues } from '@skillharbor/contract';
import type { Push } from '@skillharbor/contract';
import { presentSession } from '../fixtures/sessions.ts';
import { routesOf } from '../http.ts';
import { conflict } from '../responses.ts';
import type { State } from '../state.ts';

/** A point of the curve P-256, because the key of a server is such a point. */
const PUBLIC_KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/**
 * Handles the devices that show notifications. The mock server sends no notifications, so it stores no subscriptions.
 */
export function pushHandlers(state: State) {
  const on = routesOf(state);
  const without = (owner: number) =>
    state.pushDevices.filter((stored) => stored.owner !== owner || !stored.device.is_current);
  const pushOf = (pk: number): Push => ({
    public_key: PUBLIC_KEY,
    devices: state.pushDevices.filter(({ owner }) => owner === pk).map(({ device }) => device),
  });
  return [
    on('getPush', ({ person: { pk } }) => ({ status: 200, body: pushOf(pk) })),

    on('turnOnPush', ({ person: { pk }, body }) => {
      if (!state.site.push) return conflict('push_off');
      const { browser, system } = presentSession;
      const earlier = state.pushDevices.find(({ owner, device }) => owner === pk && device.is_current);
      const groups = body.groups ?? earlier?.device.groups ?? [...pushGroupValues];
      state.pushDevices = [
        { owner: pk, device: { browser, system, is_current: true, groups } },
        ...without(pk),
      ];
      return { status: 200, body: pushOf(pk) };
    }),

    on('turnOffPush', ({ person: { pk } }) => {
      state.pushDevices = without(pk);
      return { status: 204 };
    }),
  ];
}
