import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../theme/tokens.ts';

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  flexBasis: '100%',
  gap: space['12'],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: space['16'] } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  // Below the portrait rather than squeezed beside it.
  flex: '1 1 8rem',
  gap: space['12'],
  minInlineSize: 0,
});
export const name = style({ overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['8'],
  fontSize: fontSize['14'],
});
globalStyle(`${facts} a > svg`, { inlineSize: '1rem', blockSize: '1rem' });
