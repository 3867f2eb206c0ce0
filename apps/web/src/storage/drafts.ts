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
  /** Removes every draft of a user, and all of this tab. */
  clear: (owner: Owner) => void;
}

interface Storages {
  /** What the user's other tabs, and the browser when it opens again, share. */
  device: KeyValueStorage;
  tab: KeyValueStorage;
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
/** The oldest ones go first. */
const MAX_DRAFTS = 20;

export function createDrafts({ device, tab, now = () => new Date() }: Storages): Drafts {
  const files = new Map<string, Draft>();
  const nameOf = (path: string, owner: Owner) => `${owner} ${path}`;
  const isOf = (path: string, owner: Owner) => (entry: Entry) => entry.path === path && entry.owner === owner;

  /** Newest first. */
  const change = (storage: KeyValueStorage, next: (entries: Entry[]) => Entry[]) => {
    const entries = next(entriesIn(storage)).slice(0, MAX_DRAFTS);
    try {
      if (entries.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(entries));
    } catch {
      // The storage is full: the text is still in the form.
    }
  };

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
    clear(owner) {
      change(tab, () => []);
      change(device, (entries) => entries.filter((entry) => entry.owner !== owner));
      files.clear();
    },
  };
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
