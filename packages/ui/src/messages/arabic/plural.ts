const rules = new Intl.PluralRules('ar');

/** The six plural forms of Arabic. A record without one of them does not compile. */
export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;

export function plural(count: number, forms: Forms): string {
  return forms[rules.select(count)];
}

/** Returns a count with its noun. From three on, the number stands before the noun. */
export function counted(count: number, number: string, forms: Forms): string {
  const rule = rules.select(count);
  const isWordEnough = rule === 'zero' || rule === 'one' || rule === 'two';
  return isWordEnough ? forms[rule] : `${number} ${forms[rule]}`;
}
