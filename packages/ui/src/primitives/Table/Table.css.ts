import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { focusRing, fontSize, fontWeight, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const scroller = style({
  // The hidden caption is placed in the table, and must not widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  ':focus-visible': focusRing,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize['14'],
});

const numbers = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

export const head = recipe({
  base: {
    paddingBlock: space['8'],
    paddingInline: space['16'],
    color: color.muted,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  variants: {
    // On a narrow screen, the columns keep these widths, and the table scrolls.
    kind: {
      word: { minInlineSize: '8rem' },
      number: numbers,
      text: { minInlineSize: '14rem' },
    },
  },
  defaultVariants: { kind: 'word' },
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
  variants: { kind: { word: {}, number: numbers, text: {} } },
  defaultVariants: { kind: 'word' },
});
