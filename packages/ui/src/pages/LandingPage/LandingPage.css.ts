import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, minus, space, withArabic } from '../../theme/tokens.ts';

const { color } = theme;

export const figures = style({
  display: 'grid',
  gap: space['24'],
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space['32'] } },
});

/** The number comes first for the eye, and its meaning first for a screen reader. */
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

/** On a phone, the pieces are in one row, whose edges are those of the window. */
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

/** The name and the rate are above the title of the piece, beside the face. */
export const maker = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space['12'],
  padding: space['16'],
  lineHeight: lineHeight.single,
});
export const makerFace = style({ gridRow: 'span 2', alignSelf: 'center', lineHeight: 0 });
export const makerName = style({ minInlineSize: 0, fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });
export const rate = style({
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
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
