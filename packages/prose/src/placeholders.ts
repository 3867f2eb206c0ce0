/** Placeholders such as `{jobTitle}` in texts that operators write. */
const placeholder = /\{([A-Za-z]+)\}/g;

/** Returns the names of the placeholders in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []))];
}

/** Replaces placeholders with their values. A value that looks like a placeholder is not replaced again. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (found, name: string) => values[name] ?? found);
}

/** Returns the first placeholder of a text for which there is no value. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | undefined {
  return placeholdersIn(text).find((name) => !known.includes(name));
}

/** Returns the first required placeholder that a text lacks. */
export function missingPlaceholder(text: string, required: readonly string[]): string | undefined {
  const present = placeholdersIn(text);
  return required.find((name) => !present.includes(name));
}
