import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, minus, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

// The negative margin aligns the portrait itself, without the space around it, with the end of the page.
export const menu = style({ flex: 'none', marginInlineEnd: minus(space['4']) });

export const button = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: space['48'],
    blockSize: space['48'],
    borderRadius: radius.control,
    color: color.muted,
    listStyle: 'none',
    ':hover': { color: color.text },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
  variants: {
    isCurrent: {
      true: {
        color: color.accent,
        // A line along the lower edge of the bar shows that the current page belongs to the menu. A link to the current
        // page has the same line.
        '::after': {
          content: '',
          position: 'absolute',
          insetBlockEnd: '-9px',
          insetInline: space['4'],
          blockSize: '2px',
          backgroundColor: color.accent,
        },
      },
      false: {},
    },
  },
});

/** The dot at the corner of the portrait says that a page in the menu has news. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: space['4'],
  insetInlineEnd: space['4'],
  inlineSize: space['12'],
  blockSize: space['12'],
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
});

/** The panel is below the end of the bar. On a phone, it is a sheet as wide as the window. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  paddingBlock: space['8'],
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  boxShadow: theme.shadow.overlay,
  '@media': {
    [media.belowTablet]: { insetInlineStart: 0, borderInlineWidth: 0 },
    [media.tablet]: {
      minInlineSize: '16rem',
      maxInlineSize: '24rem',
      insetInlineEnd: space['16'],
      borderRadius: radius.card,
    },
  },
});

export const name = style({
  display: 'grid',
  marginBlockEnd: space['8'],
  paddingBlock: `${space['8']} ${space['16']}`,
  paddingInline: space['16'],
  color: color.text,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const role = style({ color: color.muted, fontSize: fontSize['14'], fontWeight: fontWeight.regular });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space['48'],
  paddingInline: space['16'],
  color: color.muted,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: { '&[aria-current="page"]': { color: color.accent } },
});

export const language = style({
  marginBlockStart: space['8'],
  paddingBlockStart: space['8'],
  paddingInline: space['16'],
  borderBlockStart: `1px solid ${color.line}`,
});
