import type { KeyValueStorage } from '@skillharbor/api-client';

/** What somebody typed and chose in a form. */
export type Draft = Readonly<Record<string, unknown>>;

/** Keeps what was typed when a session ends in the middle of a form, until its writer is back. */
export interface Drafts {
  /** `owner` is the writer's `pk`. Files are kept until the page is loaded anew; storage holds text only. */
  save: (path: string, owner: number, values: object) => void;
  has: (path: string) => boolean;
  /** What the owner typed at this path, or null. Somebody else's draft is thrown away. */
  read: (path: string, owner: number) => Draft | null;
  remove: (path: string) => void;
}

const key = (path: string) => `skillharbor.draft:${path}`;

export function createDrafts(storage: KeyValueStorage): Drafts {
  const files = new Map<string, Draft>();
  const remove = (path: string) => {
    storage.removeItem(key(path));
    files.delete(path);
  };
  return {
    save(path, owner, values) {
      const fields: [string, unknown][] = Object.entries(values);
      const isFile = ([, value]: [string, unknown]) => value instanceof Blob;
      const typed = Object.fromEntries(fields.filter((field) => !isFile(field)));
      storage.setItem(key(path), JSON.stringify({ owner, values: typed }));
      files.set(path, Object.fromEntries(fields.filter(isFile)));
    },
    has: (path) => storage.getItem(key(path)) !== null,
    read(path, owner) {
      const kept = parse(storage.getItem(key(path)));
      if (kept?.owner === owner) return { ...kept.values, ...files.get(path) };
      remove(path);
      return null;
    },
    remove,
  };
}

function parse(text: string | null): { owner: unknown; values: Draft } | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isRecord(kept) && isRecord(kept['values'])
      ? { owner: kept['owner'], values: kept['values'] }
      : null;
  } catch {
    return null;
  }
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

function isSameKind(a: unknown, b: unknown): boolean {
  // A file, where there is none yet.
  if (b instanceof Blob) return a === null || a instanceof Blob;
  if (Array.isArray(a)) return Array.isArray(b) && b.every((item) => typeof item === 'number');
  return typeof a !== 'object' && typeof a === typeof b;
}
