import type { KeyValueStorage } from '@skillharbor/api-client';

/** What a person typed and chose in a form. */
export type Draft = Readonly<Record<string, unknown>>;

/** Whose draft it is: a user's `pk`, or null for a visitor. */
export type Owner = number | null;

export interface KeptDraft {
  values: Draft;
  /** When it was typed, in ISO 8601. */
  savedAt: string;
  /** Whether a file was chosen that is no longer here. */
  filesLost: boolean;
}

/**
 * Keeps what is typed into a form, per person and page: on this device for users, in this tab for visitors. Files are
 * kept until the page is reloaded; storage holds text only.
 */
export interface Drafts {
  save: (path: string, owner: Owner, values: object) => void;
  /** Whether anything was typed at this path in this tab. */
  has: (path: string) => boolean;
  read: (path: string, owner: Owner) => KeptDraft | null;
  remove: (path: string, owner: Owner) => void;
  /**
   * Keeps a draft from being read while it is being sent: a user who comes back meanwhile would send it twice. A reload, which
   * ends the sending, shows it again. Returns the function that ends it.
   */
  hide: (path: string, owner: Owner) => () => void;
  /** Removes every draft of a user in all tabs, and all of this tab. */
  clear: (owner: number) => void;
  /** How often another tab has cleared the drafts of a user. What forms hold is cleared with them. */
  clearings: () => number;
  /** Calls the listener when another tab has. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

interface Storages {
  /** What the user's other tabs, and the browser when it opens again, share. */
  device: KeyValueStorage;
  tab: KeyValueStorage;
  /** The target of the `storage` events that announce changes in other tabs: the window. */
  otherTabs?: Pick<EventTarget, 'addEventListener'>;
  now?: () => Date;
}

interface Entry {
  path: string;
  owner: Owner;
  savedAt: string;
  hasFiles: boolean;
  values: Draft;
}

const KEY = 'skillharbor.drafts';
/** When the drafts of each user were cleared last: a tab that sleeps, or is opened again, finds out later. */
const CLEARED_KEY = 'skillharbor.drafts-cleared';
/** The oldest ones go first. */
const MAX_DRAFTS = 20;

export function createDrafts({ device, tab, otherTabs, now = () => new Date() }: Storages): Drafts {
  const files = new Map<string, Draft>();
  const hidden = new Set<string>();
  const listeners = new Set<() => void>();
  let clearings = 0;
  const nameOf = (path: string, owner: Owner) => `${owner} ${path}`;
  const isOf = (path: string, owner: Owner) => (entry: Entry) => entry.path === path && entry.owner === owner;

  /** Newest first. */
  const change = (storage: KeyValueStorage, next: (entries: Entry[]) => Entry[]) => {
    const entries = next(entriesIn(storage)).slice(0, MAX_DRAFTS);
    if (entries.length === 0) storage.removeItem(KEY);
    else write(storage, KEY, JSON.stringify(entries));
  };

  /** Removes from this tab what another one has cleared on the device. */
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
    save(path, owner, values) {
      const fields: [string, unknown][] = Object.entries(values);
      const isFile = ([, value]: [string, unknown]) => value instanceof Blob;
      const chosen = fields.filter(isFile);
      const entry: Entry = {
        path,
        owner,
        savedAt: now().toISOString(),
        hasFiles: chosen.length > 0,
        values: Object.fromEntries(fields.filter((field) => !isFile(field))),
      };
      files.set(nameOf(path, owner), Object.fromEntries(chosen));
      const put = (entries: Entry[]) => [entry, ...entries.filter((other) => !isOf(path, owner)(other))];
      change(tab, put);
      if (owner !== null) change(device, put);
    },
    has: (path) => entriesIn(tab).some((entry) => entry.path === path),
    read(path, owner) {
      if (hidden.has(nameOf(path, owner))) return null;
      // Two tabs may have different texts for the same page: each goes on with its own.
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
    },
    hide(path, owner) {
      hidden.add(nameOf(path, owner));
      return () => void hidden.delete(nameOf(path, owner));
    },
    clear(owner) {
      change(tab, () => []);
      change(device, (entries) => entries.filter((entry) => entry.owner !== owner));
      files.clear();
      const cleared = { ...clearedIn(device), [owner]: now().toISOString() };
      write(device, CLEARED_KEY, JSON.stringify(cleared));
    },
    clearings: () => clearings,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where the storage is full, the text is still in the form. */
function write(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // Nothing but the draft is lost.
  }
}

/** ISO 8601 by `pk`. Storage can be tampered with. */
function clearedIn(device: KeyValueStorage): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(device.getItem(CLEARED_KEY) ?? '{}');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Storage can be tampered with, or hold what an older version wrote. */
function entriesIn(storage: KeyValueStorage): Entry[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
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

/** The values, each replaced by that of the draft where it has one of the same kind. Storage can be tampered with. */
export function fill<T extends object>(values: T, draft: Draft | null): T {
  const fields = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const typed = draft?.[name];
    return [name, isSameKind(value, typed) ? typed : value];
  });
  // Every field is of the kind that it was.
  return Object.fromEntries(fields) as T;
}

/** What differs in `later`. */
export function differences(values: object, later: object | null): Draft {
  const before = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(later ?? {}).filter(([name, value]) => before.get(name) !== value),
  );
}

function isSameKind(a: unknown, b: unknown): boolean {
  // A file, where there is none yet.
  if (b instanceof Blob) return a === null || a instanceof Blob;
  if (Array.isArray(a)) return Array.isArray(b) && b.every((item) => typeof item === 'number');
  return typeof a !== 'object' && typeof a === typeof b;
}
