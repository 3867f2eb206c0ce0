import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const facts = recipe({
  base: { display: 'grid', gap: space['16'], minInlineSize: 0 },
  variants: {
    layout: {
      stack: {},
      /** Beside one another, as many as fit. */
      row: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' },
    },
  },
});

export const fact = recipe({
  base: { position: 'relative', minInlineSize: 0 },
  variants: { withIcon: { true: { paddingInlineStart: space['32'] } } },
});
export const icon = style({ position: 'absolute', insetBlockStart: '0.125rem', insetInlineStart: 0 });
export const term = style({ color: theme.color.muted, fontSize: fontSize['14'] });
export const value = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
