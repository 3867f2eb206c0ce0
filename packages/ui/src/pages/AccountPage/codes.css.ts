import { style } from '@vanilla-extract/css';
import { radius, space } from '../../theme/tokens.ts';

export const qrCode = style({
  display: 'block',
  inlineSize: '12rem',
  blockSize: '12rem',
  borderRadius: radius.card,
});

/** A secret or a recovery code reads from left to right in every language. */
export const secret = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.05em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A recovery code is 312 pixels wide, and the list has as many columns as fit. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${space['8']} ${space['32']}`,
});

/** Styles an address that contains a secret. */
export const address = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
