import type { Option } from '../primitives/Select/Select.tsx';

/** The currencies in which most freelance work is paid. They come before the others. */
const common = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'CHF', 'JPY'];

/**
 * Returns the common currencies, the chosen one, and all others that the browser knows. Each label begins with the
 * code, so that users can find an option by typing the code.
 */
export function currencyOptions(chosen: string, locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const known = Intl.supportedValuesOf('currency');
  return [...new Set([...common, chosen, ...known])].map((code) => ({
    value: code,
    label: `${code} – ${names.of(code)}`,
  }));
}
