import { breakpoint } from '@skillharbor/ui/theme';

/** Matches windows in which a list has room beside the item that is shown. */
export const WIDE_WINDOW = `(min-width: ${breakpoint.desktop / 16}em)`;
