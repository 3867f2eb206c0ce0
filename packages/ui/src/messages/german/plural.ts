const rules = new Intl.PluralRules('de');

/** Returns one of the two forms of German. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}
