import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { unseen } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { breakpoint, layer, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;
const belowDesktop = `screen and (max-width: ${breakpoint.desktop / 16 - 0.01}em)`;
const onTablet = `${media.tablet} and (max-width: ${breakpoint.desktop / 16 - 0.01}em)`;

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space['24'] } },
});

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The link back to the list, and the links to other applicants. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['12'],
  '@media': { [media.belowTablet]: { columnGap: space['8'] } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['8'],
  marginInlineStart: 'auto',
  '@media': { [media.belowTablet]: { gap: space['4'] } },
});
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space['8'],
  '@media': { [media.belowTablet]: { gap: space['4'] } },
});
/**
 * On a phone the arrows have no visible words. With words, the bar would get a second line once the neighbours are
 * known.
 */
export const words = style({ '@media': { [media.belowTablet]: unseen } });

/** The column with the client's decision and note. On a phone its parts stand among those of the page. */
export const side = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space['96'],
      display: 'flex',
      flexDirection: 'column',
      gap: space['24'],
      gridColumn: 2,
      gridRow: 1,
    },
  },
});

export const decision = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space['16'],
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
    padding: space['24'],
  },
  variants: {
    /** Until the decision is made, the bar stays within reach of the thumb. */
    open: {
      true: {
        '@media': {
          [media.print]: { display: 'none' },
          [belowDesktop]: {
            position: 'sticky',
            insetBlockEnd: 0,
            zIndex: layer.sticky,
            paddingBlock: `${space['12']} max(${space['12']}, env(safe-area-inset-bottom))`,
            border: 0,
            borderBlockStart: `1px solid ${color.line}`,
            borderRadius: 0,
            boxShadow: theme.shadow.overlay,
          },
          // The bar reaches from edge to edge, across the page's gutters.
          [media.belowTablet]: { marginInline: `calc(-1 * ${space['16']})`, paddingInline: space['16'] },
          [onTablet]: { marginInline: `calc(-1 * ${space['24']})`, paddingInline: space['24'] },
        },
      },
    },
  },
});

/** Below the desktop width, the decision is a bar without space for its question. The dialogs repeat the question. */
export const question = style({ '@media': { [belowDesktop]: { display: 'none' } } });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space['12'],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr' } },
});

// The scroll padding keeps the bar from covering an element that has the focus.
globalStyle(`html:has(.${decision.classNames.variants.open.true})`, {
  '@media': { [belowDesktop]: { scrollPaddingBlockEnd: space['96'] } },
});

/** The note is as wide as the decision above it. */
export const note = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] });
