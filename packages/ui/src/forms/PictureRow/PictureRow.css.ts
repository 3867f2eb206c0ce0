import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['24'],
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space['32'] } },
});

export const chooser = style({ flex: 1, minInlineSize: 0 });

/** Where the picture is removed, and what that does. */
export const removal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['12'],
  paddingBlockStart: space['8'],
});
