import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

/** One line where it fits; on a phone the search has a line to itself. */
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['12'] });

export const search = style({
  flexBasis: '100%',
  '@media': { [media.tablet]: { flex: '1 1 0', minInlineSize: 0 } },
});

export const panel = recipe({
  base: {
    padding: space['16'],
    border: `1px solid ${theme.color.line}`,
    borderRadius: radius.card,
    backgroundColor: theme.color.surface,
  },
  variants: {
    size: {
      full: {},
      /** A few options need no panel as wide as the page. Where there is space, it is at the end, below its button. */
      content: { '@media': { [media.tablet]: { alignSelf: 'flex-end' } } },
    },
  },
});

/** Calm: nothing is wrong, and most users meant just that. */
export const slipNotice = style({
  paddingBlock: space['12'],
  paddingInline: space['16'],
  borderRadius: radius.card,
  backgroundColor: theme.color.accentSoft,
});
