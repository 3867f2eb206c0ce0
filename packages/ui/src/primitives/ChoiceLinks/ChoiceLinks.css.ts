import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, media, minus, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const choices = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    look: {
      pills: { gap: space['8'] },
      // The tabs wrap, because a row that is cut off would hide that there are further tabs.
      tabs: {
        columnGap: space['16'],
        borderBlockEnd: `1px solid ${color.line}`,
        '@media': { [media.tablet]: { columnGap: space['24'] } },
      },
    },
    oneRow: {
      // The row reaches to the edges of the window, and leaves room for the rings around focused links.
      true: {
        '@media': {
          [media.belowTablet]: {
            flexWrap: 'nowrap',
            whiteSpace: 'nowrap',
            marginInline: minus(space['16']),
            marginBlock: minus(space['4']),
            paddingInline: space['16'],
            paddingBlock: space['4'],
            overflowX: 'auto',
            scrollbarWidth: 'none',
          },
        },
      },
    },
  },
});

export const choice = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['8'],
    color: color.text,
    textDecoration: 'none',
  },
  variants: {
    look: {
      pills: {
        minBlockSize: '2.5rem',
        paddingInline: space['12'],
        border: `1px solid ${color.line}`,
        borderRadius: radius.pill,
        selectors: {
          '&:hover': { borderColor: color.text },
          '&[aria-current]': {
            borderColor: color.accent,
            color: color.accent,
            backgroundColor: color.surface,
          },
        },
      },
      tabs: {
        minBlockSize: '2.75rem',
        // The line of the current tab covers the line of the row.
        marginBlockEnd: '-1px',
        borderBlockEnd: '2px solid transparent',
        borderStartStartRadius: 4,
        borderStartEndRadius: 4,
        color: color.muted,
        fontWeight: fontWeight.medium,
        selectors: {
          '&:hover': { color: color.text, borderBlockEndColor: color.control },
          '&[aria-current]': { color: color.accent, borderBlockEndColor: color.accent },
        },
        '@media': {
          [media.forcedColors]: {
            borderBlockEndColor: 'Canvas',
            selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
          },
        },
      },
    },
  },
});

export const count = style({
  color: color.muted,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
