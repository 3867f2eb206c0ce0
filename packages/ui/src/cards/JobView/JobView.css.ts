import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, layer, lineHeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 36%)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space['64'],
      rowGap: space['48'],
      alignItems: 'start',
    },
  },
});

/** Three key facts need this width to stand side by side. They are also shown in a narrow preview beside a form. */
const threeKeys = '(min-width: 34rem)';

export const keysContainer = style({ containerType: 'inline-size' });

/** On a page of full width, the last fact is above the column of the aside, which begins at the same place. */
const beside = '(min-width: 62rem)';

/** The key facts are between two lines. On a phone, the pay has a separate line. */
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space['4']} ${space['24']}`,
  paddingBlock: space['16'],
  borderBlock: `1px solid ${color.line}`,
  '@container': {
    [threeKeys]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr))' },
    [beside]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) min(20rem, 36%)' },
  },
});
/** The values of one line have the same baseline, although the pay is larger. */
export const key = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'baseline',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { gridColumn: '1 / -1' },
    '&:not(:first-child)': { marginBlockStart: space['12'] },
  },
  '@container': {
    [threeKeys]: {
      selectors: {
        '&:first-child': { gridColumn: 'auto' },
        '&:not(:first-child)': { marginBlockStart: 0 },
      },
    },
  },
});
export const term = style({ color: color.muted, fontSize: fontSize['14'], lineHeight: lineHeight.single });
export const value = style({
  fontSize: fontSize['18'],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
  fontVariantNumeric: 'tabular-nums',
});
export const pay = style([value, { fontSize: fontSize['22'], fontWeight: fontWeight.strong }]);

/**
 * On a wide screen, the aside is a column. On a narrow screen, its parts are placed among the other parts of the page.
 */
export const side = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space['96'],
      gridColumn: 2,
      gridRow: '1 / 3',
      display: 'flex',
      flexDirection: 'column',
      gap: space['24'],
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});

/** On a phone, the parts of the aside follow the text, and the part below the text comes last. */
export const below = style({ order: 1, '@media': { [media.desktop]: { order: 0 } } });
export const after = style({
  order: 2,
  minInlineSize: 0,
  '@media': { [media.desktop]: { order: 0, gridColumn: 1, gridRow: 2 } },
});

export const company = style({ display: 'flex', alignItems: 'center', gap: space['12'], minInlineSize: 0 });
export const companyName = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.medium,
});

/**
 * On a phone, the button sticks to the lower edge of the window, within reach of the thumb. On a wide screen, it is
 * above the details.
 */
export const action = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  order: 3,
  marginInline: `calc(-1 * ${space['16']})`,
  paddingBlockStart: space['12'],
  paddingBlockEnd: `max(${space['12']}, env(safe-area-inset-bottom))`,
  paddingInline: space['16'],
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  boxShadow: theme.shadow.overlay,
  '@media': {
    [media.print]: { display: 'none' },
    // The bar with the button extends from edge to edge, across the page's gutters.
    [media.tablet]: { marginInline: `calc(-1 * ${space['24']})`, paddingInline: space['24'] },
    [media.desktop]: {
      position: 'static',
      order: 0,
      marginInline: 0,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
});
