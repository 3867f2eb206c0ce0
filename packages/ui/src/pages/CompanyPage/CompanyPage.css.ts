import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['16'],
  '@media': { [media.tablet]: { flexWrap: 'nowrap', gap: space['24'] } },
});

export const names = style({
  flex: '1 1 12rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Styles the company's site, and the number of its open jobs. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['4'],
});
