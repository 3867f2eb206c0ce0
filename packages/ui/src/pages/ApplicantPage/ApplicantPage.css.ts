import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { breakpoint, layer, media, radius, space, width } from '../../theme/tokens.ts';

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

/** The application to read, and beside it the decision. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 36%)',
      columnGap: space['48'],
      alignItems: 'start',
    },
  },
});

export const reading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['48'],
  minInlineSize: 0,
  maxInlineSize: width.reading,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
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
    '@media': {
      [media.desktop]: { position: 'sticky', insetBlockStart: space['96'], gridColumn: 2, gridRow: 1 },
    },
  },
  variants: {
    /** Until the decision, the bar stays within reach of the thumb. */
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
          // From edge to edge, across the page's gutters.
          [media.belowTablet]: { marginInline: `calc(-1 * ${space['16']})`, paddingInline: space['16'] },
          [onTablet]: { marginInline: `calc(-1 * ${space['24']})`, paddingInline: space['24'] },
        },
      },
    },
  },
});

/** Hidden in the bar, which has no space for it; the dialogs repeat it. */
export const question = style({ '@media': { [belowDesktop]: { display: 'none' } } });

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space['12'],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr' } },
});

// The bar must not cover an element that has the focus.
globalStyle(`html:has(.${decision.classNames.variants.open.true})`, {
  '@media': { [belowDesktop]: { scrollPaddingBlockEnd: space['96'] } },
});

export const resume = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['16'],
});

export const file = style({ display: 'flex', alignItems: 'center', gap: space['12'], minInlineSize: 0 });
export const fileIcon = style({ flex: 'none', color: color.muted });
export const fileName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'] });
