import { style } from '@vanilla-extract/css';
import { width } from '../../theme/tokens.ts';

export const form = style({ maxInlineSize: width.form });

/** Styles an address that contains a secret. It reads from left to right in every language. */
export const address = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
