/** The differences between two versions of an object. */
export interface Changes<Version extends object> {
  /** The earlier values of the fields that differ. */
  before: Partial<Version>;
  /** The later values of the same fields. */
  after: Partial<Version>;
}

/**
 * Returns the differences between two versions, or null if there are none. Values are JSON values, and the order of
 * object keys does not matter.
 */
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
