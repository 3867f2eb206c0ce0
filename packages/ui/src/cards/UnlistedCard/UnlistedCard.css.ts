import { globalStyle, style } from '@vanilla-extract/css';
import { media, minus, space } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['12'],
  padding: space['12'],
  '@media': { [media.tablet]: { padding: space['16'] } },
});

/** The bookmark is below those of the other saved jobs. */
globalStyle(`${row} > :last-child`, { marginInlineEnd: minus(space['8']) });

export const title = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space['8'],
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
