import type { Session, User } from '@skillharbor/contract';
import { jwtDecode } from 'jwt-decode';

/** The stored data about the signed-in user. An item is null if it is missing or invalid. */
export interface StoredSession {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly user: User | null;
  /** The `exp` claim of the refresh token, which is the time when it expires, in seconds since 1970. */
  readonly refreshTokenExpiry: number | null;
  /** The time when this browser received the access token, in milliseconds since 1970 by the browser's clock. */
  readonly accessTokenReceivedAt: number | null;
}

export interface SessionStore {
  /** Returns the session that any tab saved last. Calls return the same object until the session changes, as React requires. */
  get: () => StoredSession;
  /** Saves the session of a user who has signed in. */
  set: (session: Session) => void;
  /** Saves a refreshed access token. */
  renew: (accessToken: string) => void;
  /** Saves the user after the user was loaded again. */
  setUser: (user: User) => void;
  clear: () => void;
  /** Calls the listener after every change, including changes in other tabs. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** The part of `Storage` that the store uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionStoreOptions {
  /** Returns the time in milliseconds since 1970. */
  now?: () => number;
  /** The target of the `storage` events that announce changes in other tabs. It is the window. */
  otherTabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

export const sessionKeys = {
  accessToken: 'skillharbor.access-token',
  refreshToken: 'skillharbor.refresh-token',
  user: 'skillharbor.current-user',
  refreshTokenExpiry: 'skillharbor.refresh-token-expiry',
  accessTokenReceivedAt: 'skillharbor.access-token-received-at',
} as const satisfies Record<keyof StoredSession, string>;

const allKeys = Object.values(sessionKeys);

/** Saves the session in a storage, and validates everything that it reads back. */
export function createSessionStore(
  storage: KeyValueStorage,
  { now = Date.now, otherTabs }: SessionStoreOptions = {},
): SessionStore {
  const listeners = new Set<() => void>();
  let lastRead: string | undefined;
  let last: StoredSession;

  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: Event) => {
    const key = 'key' in event ? event.key : null;
    // A null key means that another tab has cleared the whole storage.
    if (key === null || allKeys.some((ours) => ours === key)) notify();
  };

  function get(): StoredSession {
    const raw = allKeys.map((key) => storage.getItem(key));
    const read = JSON.stringify(raw);
    if (read !== lastRead) {
      lastRead = read;
      last = parse((key) => raw[allKeys.indexOf(key)] ?? null);
    }
    return last;
  }

  function write(items: Partial<Record<keyof StoredSession, string | null>>) {
    for (const [name, value] of Object.entries(items)) {
      // `Object.entries` widens the keys of a Partial record to string.
      const key = sessionKeys[name as keyof StoredSession];
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
    notify();
  }

  return {
    get,
    set: ({ access_token, refresh_token, user }) =>
      write({
        accessToken: access_token,
        accessTokenReceivedAt: String(now()),
        refreshToken: refresh_token,
        refreshTokenExpiry: expiryOf(refresh_token),
        user: JSON.stringify(user),
      }),
    renew: (accessToken) =>
      write({
        accessToken,
        accessTokenReceivedAt: String(now()),
        // The refresh token may be the only saved item of the session.
        refreshTokenExpiry: expiryOf(get().refreshToken ?? ''),
      }),
    setUser: (user) => write({ user: JSON.stringify(user) }),
    clear: () =>
      write({
        accessToken: null,
        accessTokenReceivedAt: null,
        refreshToken: null,
        refreshTokenExpiry: null,
        user: null,
      }),
    subscribe(listener) {
      if (listeners.size === 0) otherTabs?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) otherTabs?.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parse(read: (key: (typeof allKeys)[number]) => string | null): StoredSession {
  return {
    accessToken: parseToken(read(sessionKeys.accessToken)),
    refreshToken: parseToken(read(sessionKeys.refreshToken)),
    user: parseUser(read(sessionKeys.user)),
    refreshTokenExpiry: parseTime(read(sessionKeys.refreshTokenExpiry)),
    accessTokenReceivedAt: parseTime(read(sessionKeys.accessTokenReceivedAt)),
  };
}

/** Returns a token, or null if it is invalid. `Headers` throws on characters other than visible ASCII. */
function parseToken(text: string | null): string | null {
  return text !== null && /^[\x21-\x7e]+$/.test(text) ? text : null;
}

function parseTime(text: string | null): number | null {
  const time = Number(text);
  return Number.isFinite(time) && time > 0 ? time : null;
}

/** Fields that earlier versions did not save with the user. The next response contains them. */
const unsaved = {
  time_zone: null,
  mails: {
    applications: true,
    still_looking: true,
    questions: true,
    job_changes: true,
    messages: true,
    invitations: true,
    saved_searches: true,
  },
};

function parseUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? { ...unsaved, ...value } : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user: Partial<Record<keyof User, unknown>> = value;
  return (
    Number.isInteger(user.pk) &&
    typeof user.first_name === 'string' &&
    typeof user.last_name === 'string' &&
    typeof user.email === 'string' &&
    (user.role === 'freelancer' || user.role === 'client') &&
    (user.profile_image === null || typeof user.profile_image === 'string')
  );
}

/** Returns the `exp` claim as text, or null if the token has none. */
function expiryOf(token: string): string | null {
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' ? String(exp) : null;
  } catch {
    return null;
  }
}
