import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import {
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The label and the control share a line. The notes are below both. */
export const fieldOnOneLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space['12'],
  minInlineSize: 0,
});
globalStyle(`${fieldOnOneLine} > label`, { paddingBlockEnd: 0 });
globalStyle(`${fieldOnOneLine} > div`, { gridColumn: '1 / -1' });

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space['8'],
  paddingBlockEnd: space['8'],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
});

export const optional = style({
  color: color.muted,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.regular,
});

export const hint = style({
  // The counter moves below the hint if the hint would become too narrow.
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingBlockStart: space['8'],
  color: color.muted,
  fontSize: fontSize['14'],
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space['16'],
});

export const errors = style({
  color: color.critical,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
  ':empty': { display: 'none' },
});

export const error = style({
  display: 'flex',
  gap: space['8'],
  paddingBlockStart: space['8'],
});

export const sentence = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const errorIcon = style({ flex: 'none', paddingBlockStart: '0.125rem' });

/** Styles text fields and selects. */
export const control = recipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: controlHeight.coarse,
    paddingBlock: space['8'],
    paddingInline: space['12'],
    border: `${theme.stroke.control} solid ${color.control}`,
    borderRadius: radius.control,
    color: color.text,
    backgroundColor: color.surface,
    // The font is not smaller, because the browser of a phone would then zoom in when the field gets the focus.
    fontSize: fontSize['16'],
    lineHeight: lineHeight.text,
    transition: `border-color ${duration.quick} ${easing}`,
    textAlign: 'start',
    '::placeholder': { color: color.muted, opacity: 1 },
    ':hover': { borderColor: color.text },
    ':focus-visible': { outlineOffset: '1px', borderColor: color.accent },
    selectors: {
      '&[aria-invalid="true"]': {
        borderColor: color.critical,
        boxShadow: `inset 0 0 0 1px ${color.critical}`,
      },
    },
  },
  variants: {
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    short: { true: { inlineSize: '6rem' } },
    // The space at the edge grows with the text, as does the icon or button in it.
    before: {
      sign: { paddingInlineStart: `calc(${space['12']} + 1.25rem)` },
      icon: { paddingInlineStart: `calc(${space['12']} + 1.75rem)` },
    },
    after: { true: { paddingInlineEnd: '3rem' } },
  },
});

/** Styles the box around a control and the elements at its edges. */
export const box = style({ position: 'relative', display: 'flex' });

const edge = { position: 'absolute', insetBlock: 0, display: 'flex', alignItems: 'center' } as const;
export const startEdge = style({
  ...edge,
  insetInlineStart: space['12'],
  color: color.muted,
  pointerEvents: 'none',
});
export const endEdge = style({ ...edge, insetInlineEnd: '1px' });
export const endEdgeIcon = style({
  ...edge,
  insetInlineEnd: space['12'],
  color: color.muted,
  pointerEvents: 'none',
});
