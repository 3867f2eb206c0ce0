import type { Option } from '../primitives/Select/Select.tsx';

/** Most freelance work is paid in these currencies, which come before the others. */
const common = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'CHF', 'JPY'];

/**
 * Returns the currencies that the browser knows. The code comes first in each label, so that users can find an option
 * by typing it. The chosen currency is included even if the browser does not know it.
 */
export function currencyOptions(chosen: string, locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const known = Intl.supportedValuesOf('currency');
  return [...new Set([...common, chosen, ...known])].map((code) => ({
    value: code,
    label: `${code} – ${names.of(code)}`,
  }));
}
