/** The functions with which a browser shows notifications, even while no page is open. */
import { PushError } from './pushError.ts';
import { register } from './serviceWorker.ts';

export type DevicePushState = 'unsupported' | 'uninstalled' | 'denied' | 'off' | 'on';

/** The keys and the address of a browser's subscription, which the server needs. */
export interface DeviceSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface DevicePush {
  /** @param publicKey the key of the server. A subscription for another key does not work. */
  readState(publicKey: string): Promise<DevicePushState>;
  /**
   * Asks the user for permission and subscribes. Call it only after the user has pressed a button. Throws a PushError
   * if that fails.
   */
  subscribe(publicKey: string): Promise<DeviceSubscription>;
  /**
   * Returns the address of the browser's subscription, or null if it has none. The browser may change the address at
   * any time.
   */
  readAddress(): Promise<string | null>;
  /**
   * Subscribes again without asking the user for permission. Resolves to null if the user does not allow notifications.
   * Throws the same errors as subscribe().
   */
  renew(publicKey: string): Promise<DeviceSubscription | null>;
  unsubscribe(): Promise<void>;
}

export const devicePush: DevicePush = {
  async readState(publicKey) {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return isAppleTouchDevice() && !isInstalled() ? 'uninstalled' : 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    const subscription = await findSubscription();
    return subscription && hasKey(subscription, publicKey) ? 'on' : 'off';
  },

  async subscribe(publicKey) {
    // Safari asks the user for permission only if this is the first call after the press.
    if ((await Notification.requestPermission()) !== 'granted') throw new PushError('not allowed');
    return subscribeWith(publicKey);
  },

  async readAddress() {
    return (await findSubscription())?.endpoint ?? null;
  },

  async renew(publicKey) {
    return Notification.permission === 'granted' ? subscribeWith(publicKey) : null;
  },

  async unsubscribe() {
    const subscription = await findSubscription();
    await subscription?.unsubscribe();
  },
};

async function subscribeWith(publicKey: string): Promise<DeviceSubscription> {
  try {
    await register();
    const { pushManager } = await navigator.serviceWorker.ready;
    const earlier = await pushManager.getSubscription();
    // A browser refuses another key while it has a subscription.
    if (earlier && !hasKey(earlier, publicKey)) await earlier.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const { endpoint = '', keys } = (await pushManager.subscribe(options)).toJSON();
    return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch (error) {
    throw new PushError('not subscribed', { cause: error });
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns true if the subscription was created with this key of a server, which is in base64url. */
function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** Returns true on an iPhone or iPad, where only apps on the home screen can show notifications. */
function isAppleTouchDevice(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1;
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
