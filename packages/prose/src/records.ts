/** Returns the keys of an object whose type lists all of them, such as a constant: `{ a: 1 }` → `['a']`. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  // `Object.keys` loses the type of the keys, because an object may have more keys than its type.
  return Object.keys(record) as Key[];
}

/** Returns an object with one entry for each key: `['a']` → `{ a: valueOf('a') }`. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // `Object.fromEntries` loses the type of the keys, although the keys are unchanged.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
