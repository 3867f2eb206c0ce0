import { style } from '@vanilla-extract/css';
import { media, radius, space } from '../../theme/tokens.ts';

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

export const list = style({
  display: 'grid',
  gap: space['8'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, max-content)', columnGap: space['32'] } },
});

/** An address with a secret in it. */
export const address = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
