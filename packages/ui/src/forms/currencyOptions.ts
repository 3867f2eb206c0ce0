import type { Option } from '../primitives/Select/Select.tsx';

/** Those in which most freelance work is paid stand before the others. */
const common = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'CHF', 'JPY'];

/**
 * The currencies that the browser knows, each with its code first: a keyboard finds an option by its beginning. The one
 * that is chosen is among them, even if the browser does not know it.
 */
export function currencyOptions(chosen: string, locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const known = Intl.supportedValuesOf('currency');
  return [...new Set([...common, chosen, ...known])].map((code) => ({
    value: code,
    label: `${code} – ${names.of(code)}`,
  }));
}
