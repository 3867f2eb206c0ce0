/** What differs between two versions of something. */
export interface Changes<Version extends object> {
  /** The fields that differ, as they were. */
  before: Partial<Version>;
  /** The same fields, as they are now. */
  after: Partial<Version>;
}

/** Null where the versions say the same. Values are those of JSON, whose objects have no order. */
export function changesBetween<Version extends object>(
  before: Version,
  after: Version,
): Changes<Version> | null {
  const changes: Changes<Version> = { before: {}, after: {} };
  for (const field in after) {
    if (written(before[field]) === written(after[field])) continue;
    changes.before[field] = before[field];
    changes.after[field] = after[field];
  }
  return Object.keys(changes.after).length === 0 ? null : changes;
}

function written(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
