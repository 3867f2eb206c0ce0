/**
 * Returns true if a value has the shape of an example: numbers, texts, lists of texts, and objects of these. Saved
 * values need this check, because another version of the app may have written them.
 */
export function hasShape<T>(value: unknown, example: T): value is T {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(example).every(([name, part]: [string, unknown]) => hasShape(fields.get(name), part));
}
