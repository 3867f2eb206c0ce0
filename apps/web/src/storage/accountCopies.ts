/**
 * Stores on the device a copy of each draft in the account. A comparison with the copy shows what was typed on this
 * device and on other devices since then.
 */
import type { KeyValueStorage } from '@skillharbor/api-client';
import type { Draft as StoredDraft } from '@skillharbor/contract';
import type { Draft, Owner } from './draft.ts';

/** The texts of a form, by field. */
export type Texts = Readonly<Record<string, string>>;

export interface AccountCopy {
  version: number;
  texts: Texts;
  /** The time when the account saved the texts, in ISO 8601. */
  savedAt: string;
}

export interface AccountCopies {
  read: (path: string, owner: Owner) => AccountCopy | null;
  write: (path: string, owner: Owner, copy: AccountCopy | null) => void;
  /** Returns the paths of the user's drafts that are stored in the account. */
  pathsOf: (owner: Owner) => string[];
  clear: (owner: Owner) => void;
  /** Resolves when no draft is being saved in the account. */
  saving: Promise<unknown>;
}

interface Entry extends AccountCopy {
  path: string;
  owner: Owner;
}

const KEY = 'skillharbor.drafts-account';

const pages: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/conversation\/([1-9]\d*)$/, (id) => `message:${id}`],
  [/^\/apply\/([1-9]\d*)$/, (id) => `application:${id}`],
  [/^\/create-job(?:\?from=([1-9]\d*))?$/, (id) => (id ? `job:${id}` : 'job')],
  [/^\/create-job\?draft=([1-9]\d*)$/, (id) => `job-draft:${id}`],
];

/**
 * Returns the key by which the account stores the draft of a page, or null if the draft is stored only on the device.
 */
export function accountKeyOf(path: string): string | null {
  for (const [pattern, key] of pages) {
    const match = pattern.exec(path);
    if (match) return key(match[1] ?? '');
  }
  return null;
}

/**
 * Returns those values of a form that are texts, and the lists of the form as texts. The account stores no other
 * values.
 */
export function textsOf(values: Draft): Texts {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, isTextList(value) ? value.join('\n') : value])
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Returns true if a form shows the same with both drafts. A missing text is treated as empty. */
export function areSame(one: Texts | undefined, other: Texts | undefined): boolean {
  const fields = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...fields].every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''));
}

export const toCopy = ({ version, texts, saved_at }: StoredDraft): AccountCopy => ({
  version,
  texts: Object.fromEntries(texts.map(({ field, text }) => [field, text])),
  savedAt: saved_at,
});

export function createAccountCopies(device: KeyValueStorage): AccountCopies {
  const change = (entries: Entry[]) => {
    try {
      if (entries.length === 0) device.removeItem(KEY);
      else device.setItem(KEY, JSON.stringify(entries));
    } catch {
      // If the storage is full, the copies are lost. The next visit of the page loads them again.
    }
  };
  return {
    read: (path, owner) =>
      entriesIn(device).find((entry) => entry.path === path && entry.owner === owner) ?? null,
    write(path, owner, copy) {
      const others = entriesIn(device).filter((entry) => entry.path !== path || entry.owner !== owner);
      change(copy ? [{ ...copy, path, owner }, ...others] : others);
    },
    pathsOf: (owner) =>
      entriesIn(device)
        .filter((entry) => entry.owner === owner)
        .map(({ path }) => path),
    clear: (owner) => change(entriesIn(device).filter((entry) => entry.owner !== owner)),
    saving: Promise.resolve(),
  };
}

/** Returns the stored copies. They are validated, because users can edit the storage. */
function entriesIn(device: KeyValueStorage): Entry[] {
  try {
    const saved: unknown = JSON.parse(device.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { path, owner, version, texts, savedAt } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    typeof owner === 'number' &&
    typeof version === 'number' &&
    typeof savedAt === 'string' &&
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}
