import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

/** Styles the number of pieces or an invitation to add one, with the button that adds a piece. */
export const bar = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space['16'],
    '@media': {
      [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
    },
  },
  variants: {
    inviting: {
      true: {
        padding: space['24'],
        border: `${theme.stroke.control} dashed ${theme.color.control}`,
        borderRadius: radius.card,
      },
    },
  },
});

export const words = style({ minInlineSize: 0 });

export const more = style({ flex: 'none' });

/** The negative margin aligns the labels of the buttons with the text of the piece. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space['8']})`,
  marginBlockEnd: `calc(-1 * ${space['8']})`,
});

/** The button that removes a piece is separate from the others, so that it is not pressed by accident. */
export const apart = style({ marginInlineStart: 'auto' });
