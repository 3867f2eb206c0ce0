import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, minus, radius, space } from '../../theme/tokens.ts';

/** Frames the form on a wide screen, where it would look lost without a frame. */
export const frame = style({
  '@media': {
    [media.tablet]: {
      // The negative margin keeps the fields as wide as they are without the frame.
      marginInline: minus(space['32']),
      padding: space['32'],
      border: `1px solid ${theme.color.line}`,
      borderRadius: radius.card,
      backgroundColor: theme.color.surface,
    },
  },
});
