const rules = new Intl.PluralRules('ar');

/** Arabic has six forms; a record of them does not compile while one is missing. */
export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;

export function plural(count: number, forms: Forms): string {
  return forms[rules.select(count)];
}

/** A counted noun: from three on, the number stands before it. */
export function counted(count: number, number: string, forms: Forms): string {
  const rule = rules.select(count);
  const isWordEnough = rule === 'zero' || rule === 'one' || rule === 'two';
  return isWordEnough ? forms[rule] : `${number} ${forms[rule]}`;
}
