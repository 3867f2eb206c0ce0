const rules = new Intl.PluralRules('de');

/** German has two forms. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}
