import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['24'],
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space['32'] } },
});

export const chooser = style({ flex: 1, minInlineSize: 0 });

/** Styles the button that removes the picture, and the text about the removal. */
export const removal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['12'],
  paddingBlockStart: space['8'],
});
