import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, space } from '../../theme/tokens.ts';

export const section = style({
  paddingBlockEnd: space['32'],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

/** The picture, and beside it where another one is chosen. */
export const picture = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['24'],
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space['32'] } },
});

export const pictureField = style({ flex: 1, minInlineSize: 0 });
