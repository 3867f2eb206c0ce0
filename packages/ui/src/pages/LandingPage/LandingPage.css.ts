import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, minus, space, withArabic } from '../../theme/tokens.ts';

const { color } = theme;

export const figures = style({
  display: 'grid',
  gap: space['24'],
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space['32'] } },
});

/** The number is visually first, but screen readers read its meaning first. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space['4'],
  paddingInlineStart: space['16'],
  borderInlineStart: `3px solid ${color.lamp}`,
});
export const value = style({
  fontFamily: theme.font.display,
  fontSize: fontSize['36'],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&:lang(ar)': { fontFamily: withArabic(theme.font.display) } },
});
export const label = style({ color: color.muted, textWrap: 'balance' });

/** On a phone, the pieces are in one row that extends to the edges of the window. */
export const pieces = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '82%',
  gap: space['16'],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space['16'],
  marginInline: minus(space['16']),
  paddingInline: space['16'],
  paddingBlockEnd: space['8'],
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: space['24'],
      overflowX: 'visible',
      marginInline: 0,
      paddingInline: 0,
      paddingBlockEnd: 0,
    },
  },
});
export const piece = style({ scrollSnapAlign: 'start', minInlineSize: 0 });

/** The windows in which the three columns are too narrow for the name and the rate side by side. */
const narrow = `${media.tablet} and (max-width: 63.99rem)`;

/**
 * The name and the rate are above the title of the piece, beside the portrait. In a narrow column, the rate is below
 * the name.
 */
export const maker = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space['12'],
  padding: space['16'],
  lineHeight: lineHeight.single,
  '@media': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const makerFace = style({
  gridRow: 'span 2',
  alignSelf: 'center',
  lineHeight: 0,
  '@media': { [narrow]: { gridRow: 'span 3' } },
});
export const makerName = style({ minInlineSize: 0, fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });
export const rate = style({
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [narrow]: { gridArea: '3 / 2', textAlign: 'start' } },
});
export const pieceTitle = style({
  gridColumn: '2 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.muted,
  fontSize: fontSize['14'],
});

export const companies = style({ display: 'grid', gap: space['16'] });
export const companyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['32'],
  rowGap: space['16'],
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space['16'],
      fontSize: fontSize['14'],
      lineHeight: lineHeight.single,
    },
  },
});
export const company = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['12'],
  minBlockSize: '2.75rem',
  color: color.text,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  ':hover': { color: color.accent },
});
