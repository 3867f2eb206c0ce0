import type { KeyValueStorage } from '@skillharbor/api-client';
import { createAccountCopies } from './accountCopies.ts';
import type { AccountCopies } from './accountCopies.ts';
import type { Draft, Owner } from './draft.ts';

export type { Draft, Owner };

export interface SavedDraft {
  values: Draft;
  /** The time when the draft was typed, in ISO 8601. */
  savedAt: string;
  /** True if the draft had a file that is no longer available. */
  filesLost: boolean;
}

/**
 * Saves the text typed into a form, per user and page: on this device for users, and in this tab for visitors. A file
 * is lost when the page is reloaded, because the storage can hold only text.
 */
export interface Drafts {
  save: (path: string, owner: Owner, values: object, options?: { isSent: boolean }) => void;
  /** Returns true if the user typed anything at this path in this tab. */
  has: (path: string) => boolean;
  read: (path: string, owner: Owner) => SavedDraft | null;
  remove: (path: string, owner: Owner) => void;
  /**
   * Returns the paths that have drafts, oldest first: of a user on this device, or of a visitor in this tab. All
   * returned paths start with `beginning`.
   */
  pathsIn: (beginning: string, owner: Owner) => string[];
  /**
   * Hides a draft while it is being sent, because a user who returns to the form could send it twice. A reload ends the
   * submission and shows the draft again. Returns the function that shows the draft again.
   */
  hide: (path: string, owner: Owner) => () => void;
  /** Removes every draft of a user in all tabs, and all drafts of this tab. */
  clear: (owner: number) => void;
  /**
   * Returns how many times another tab has cleared the drafts of a user. Forms observe this number to clear themselves.
   */
  clearings: () => number;
  /** Returns the draft of a user that a new tab on this device would show. */
  onDevice: (path: string, owner: Owner) => Draft | null;
  /** The copies of the account's drafts on this device. */
  account: AccountCopies;
  /** Calls the listener when this tab has saved or removed a draft. Returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void;
  /** Calls the listener when another tab has cleared drafts. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

interface Storages {
  /** The storage that all tabs share. It survives a restart of the browser. */
  device: KeyValueStorage;
  tab: KeyValueStorage;
  /** The target of the `storage` events that announce changes in other tabs. It is the window. */
  otherTabs?: Pick<EventTarget, 'addEventListener'>;
  now?: () => Date;
}

interface Entry {
  path: string;
  owner: Owner;
  savedAt: string;
  hasFiles: boolean;
  /** True for a message that the user has sent but the server has not confirmed. */
  isSent?: boolean;
  values: Draft;
}

const KEY = 'skillharbor.drafts';
/**
 * The key of the times when the drafts of each user were last cleared. A suspended or reopened tab reads them later.
 */
const CLEARED_KEY = 'skillharbor.drafts-cleared';
/** The maximum numbers of drafts and of sent messages. The oldest ones are removed first. */
const MAX_DRAFTS = 20;
const MAX_SENT = 200;

export function createDrafts({ device, tab, otherTabs, now = () => new Date() }: Storages): Drafts {
  const files = new Map<string, Draft>();
  const hidden = new Set<string>();
  const account = createAccountCopies(device);
  const changeListeners = new Set<() => void>();
  const listeners = new Set<() => void>();
  let clearings = 0;
  const nameOf = (path: string, owner: Owner) => `${owner} ${path}`;
  const isOf = (path: string, owner: Owner) => (entry: Entry) => entry.path === path && entry.owner === owner;

  /** The entries are sorted from newest to oldest. */
  const change = (storage: KeyValueStorage, next: (entries: Entry[]) => Entry[]) => {
    const all = next(entriesIn(storage));
    const entries = newest(all);
    // A draft that exceeds the limit of this device stays in the account.
    if (storage === device)
      for (const entry of all) if (!entries.includes(entry)) account.write(entry.path, entry.owner, null);
    if (entries.length === 0) storage.removeItem(KEY);
    else write(storage, KEY, JSON.stringify(entries));
  };

  /** Removes drafts from this tab that another tab has cleared on the device. */
  const follow = () => {
    const cleared = clearedIn(device);
    change(tab, (entries) =>
      entries.filter(({ owner, savedAt }) => !(savedAt <= (cleared[String(owner)] ?? ''))),
    );
    files.clear();
  };
  follow();
  otherTabs?.addEventListener('storage', (event) => {
    if (!('key' in event) || event.key !== CLEARED_KEY) return;
    follow();
    clearings++;
    listeners.forEach((listener) => listener());
  });

  return {
    save(path, owner, values, { isSent } = { isSent: false }) {
      const fields: [string, unknown][] = Object.entries(values);
      const isFile = ([, value]: [string, unknown]) => value instanceof Blob;
      const chosen = fields.filter(isFile);
      const entry: Entry = {
        path,
        owner,
        savedAt: now().toISOString(),
        hasFiles: chosen.length > 0,
        ...(isSent && { isSent }),
        values: Object.fromEntries(fields.filter((field) => !isFile(field))),
      };
      files.set(nameOf(path, owner), Object.fromEntries(chosen));
      const put = (entries: Entry[]) => [entry, ...entries.filter((other) => !isOf(path, owner)(other))];
      change(tab, put);
      if (owner !== null) change(device, put);
      changeListeners.forEach((listener) => listener());
    },
    has: (path) => entriesIn(tab).some((entry) => entry.path === path),
    read(path, owner) {
      if (hidden.has(nameOf(path, owner))) return null;
      // Two tabs may have different texts for the same page, and each continues with its own text.
      const entry = entriesIn(tab).find(isOf(path, owner)) ?? entriesIn(device).find(isOf(path, owner));
      if (!entry) return null;
      const chosen = files.get(nameOf(path, owner));
      return {
        values: { ...entry.values, ...chosen },
        savedAt: entry.savedAt,
        filesLost: entry.hasFiles && chosen === undefined,
      };
    },
    remove(path, owner) {
      const others = (entries: Entry[]) => entries.filter((entry) => !isOf(path, owner)(entry));
      change(tab, others);
      change(device, others);
      files.delete(nameOf(path, owner));
      changeListeners.forEach((listener) => listener());
    },
    pathsIn: (beginning, owner) =>
      entriesIn(owner === null ? tab : device)
        .filter((entry) => entry.owner === owner && entry.path.startsWith(beginning))
        .map(({ path }) => path)
        .toReversed(),
    hide(path, owner) {
      hidden.add(nameOf(path, owner));
      return () => void hidden.delete(nameOf(path, owner));
    },
    clear(owner) {
      change(tab, () => []);
      change(device, (entries) => entries.filter((entry) => entry.owner !== owner));
      account.clear(owner);
      files.clear();
      const cleared = { ...clearedIn(device), [owner]: now().toISOString() };
      write(device, CLEARED_KEY, JSON.stringify(cleared));
    },
    onDevice: (path, owner) => entriesIn(device).find(isOf(path, owner))?.values ?? null,
    account,
    onChange(listener) {
      changeListeners.add(listener);
      return () => void changeListeners.delete(listener);
    },
    clearings: () => clearings,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the entries up to the limits. Sent messages do not count towards the limit of drafts. */
function newest(entries: readonly Entry[]): Entry[] {
  const left = { typed: MAX_DRAFTS, sent: MAX_SENT };
  return entries.filter(({ isSent }) => (left[isSent === true ? 'sent' : 'typed'] -= 1) >= 0);
}

/** Writes an entry. If the storage is full, the text is not saved, but the form still has it. */
function write(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // If the storage refuses the text, only the draft is lost.
  }
}

/**
 * Returns when the drafts of each user were last cleared, in ISO 8601, by `pk`. The times are validated, because users
 * can edit the storage.
 */
function clearedIn(device: KeyValueStorage): Record<string, string> {
  try {
    const saved: unknown = JSON.parse(device.getItem(CLEARED_KEY) ?? '{}');
    if (!isRecord(saved)) return {};
    return Object.fromEntries(
      Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/**
 * Returns the saved entries. They are validated, because users can edit the storage, and older versions wrote other
 * shapes.
 */
function entriesIn(storage: KeyValueStorage): Entry[] {
  try {
    const saved: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    (value['owner'] === null || typeof value['owner'] === 'number') &&
    typeof value['savedAt'] === 'string' &&
    !Number.isNaN(Date.parse(value['savedAt'])) &&
    typeof value['hasFiles'] === 'boolean' &&
    isRecord(value['values'])
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Replaces each value with the draft's value of the same type. Types are checked, because users can edit the storage.
 */
export function fill<T extends object>(values: T, draft: Draft | null): T {
  const fields = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const saved = draft?.[name];
    // The account stores a list as a text with an item on each line.
    const typed =
      Array.isArray(value) && typeof saved === 'string' ? saved.split('\n').filter(Boolean) : saved;
    return [name, isSameKind(value, typed) ? typed : value];
  });
  // The cast is safe because every field keeps its type.
  return Object.fromEntries(fields) as T;
}

/** Returns the values of `later` that differ from those of `values`. */
export function differences(values: object, later: object | null): Draft {
  const before = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(later ?? {}).filter(([name, value]) => before.get(name) !== value),
  );
}

function isSameKind(a: unknown, b: unknown): boolean {
  // A file may replace null, which means that no file was chosen before.
  if (b instanceof Blob) return a === null || a instanceof Blob;
  if (Array.isArray(a)) return Array.isArray(b) && b.every((item) => isSameKind(a[0] ?? item, item));
  return typeof a !== 'object' && typeof a === typeof b;
}
