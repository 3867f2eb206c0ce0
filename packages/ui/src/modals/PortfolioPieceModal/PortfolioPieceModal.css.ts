import { style } from '@vanilla-extract/css';
import { media, radius, space } from '../../theme/tokens.ts';

/** Styles the picture as it will appear, beside the field in which the user chooses another one. */
export const picture = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space['24'] } },
});

export const preview = style({
  flex: 'none',
  inlineSize: '10rem',
  overflow: 'hidden',
  borderRadius: radius.card,
});

export const field = style({ flex: 1, minInlineSize: 0 });
