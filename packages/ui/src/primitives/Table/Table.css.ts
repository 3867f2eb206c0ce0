import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { focusRing, fontSize, fontWeight, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const scroller = style({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  ':focus-visible': focusRing,
});

export const table = style({
  inlineSize: '100%',
  // The columns shrink only down to their longest word.
  overflowWrap: 'break-word',
  borderCollapse: 'collapse',
  fontSize: fontSize['14'],
});

const numeric = { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, false: {} } as const;

export const head = recipe({
  base: {
    paddingBlock: space['8'],
    paddingInline: space['16'],
    color: color.muted,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  variants: { numeric },
});

export const cell = recipe({
  base: {
    paddingBlock: space['12'],
    paddingInline: space['16'],
    borderBlockStart: `1px solid ${color.line}`,
    fontWeight: fontWeight.regular,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  variants: { numeric },
});
