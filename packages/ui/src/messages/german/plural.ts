const rules = new Intl.PluralRules('de');

/** Returns the singular or the plural form by the rules of German. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}
