import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, focusRing, fontSize, fontWeight, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The link covers the row, so the outline of its focus is drawn around the row. */
export const name = style({
  overflow: 'hidden',
  minInlineSize: 0,
  color: 'inherit',
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});

export const row = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space['12'],
    minBlockSize: '4.5rem',
    paddingBlock: space['8'],
    paddingInline: `${space['16']} ${space['8']}`,
    borderBlockEnd: `1px solid ${color.line}`,
    transition: `background-color ${duration.quick} ${easing}`,
    selectors: {
      [`&:has(${name}:hover)`]: { backgroundColor: color.sunken },
      [`&:has(${name}:focus-visible)`]: { ...focusRing, outlineOffset: '-2px' },
    },
  },
  variants: {
    /** A bar at the edge also marks the row, because users may not see the colours. */
    current: {
      true: {
        backgroundColor: color.accentSoft,
        boxShadow: `inset 3px 0 0 ${color.accent}`,
        selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color.accent}` } },
      },
    },
  },
});

export const main = style({ display: 'flex', flexDirection: 'column', gap: space['4'], minInlineSize: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['8'],
  minInlineSize: 0,
});
export const rate = style({
  flex: 'none',
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
});
export const letter = style({
  overflow: 'hidden',
  minInlineSize: 0,
  color: color.muted,
  fontSize: fontSize['14'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
