import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { focusRing, fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const tiles = style({
  display: 'grid',
  gap: space['12'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A tile has the same height before and after its content arrives, so that the list below it stays where it is. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['16'],
  blockSize: '5.5rem',
  paddingInline: space['16'],
  '@media': { [media.tablet]: { paddingInline: space['24'] } },
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
/**
 * The border has the signal colour if something needs an action of the user. The padding is smaller by the additional
 * width of the border, so that the texts of all tiles are aligned at the start.
 */
export const waits = style([
  tile,
  {
    paddingInlineStart: `calc(${space['16']} - 3px)`,
    borderInlineStart: `4px solid ${color.signal}`,
    '@media': { [media.tablet]: { paddingInlineStart: `calc(${space['24']} - 3px)` } },
  },
]);

export const body = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });

/** The link covers the whole tile. */
export const link = style({
  color: color.text,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':hover': { color: color.accent, textDecoration: 'underline' },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': focusRing },
});

// Only the sides of the line are clipped, because Arabic letters reach below it. A line from right to left wraps, because
// an ellipsis would cut off the beginning of a Latin name at its end.
const line = style({
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { whiteSpace: 'normal' } },
});
export const detail = style([line, { color: color.muted, fontSize: fontSize['14'] }]);

export const count = style({
  fontSize: fontSize['28'],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const none = style([count, { color: color.muted, fontWeight: fontWeight.regular }]);
