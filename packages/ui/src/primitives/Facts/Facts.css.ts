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

export const fact = style({ display: 'flex', gap: space['12'], minInlineSize: 0 });
export const icon = style({ flex: 'none', paddingBlockStart: '0.125rem', color: theme.color.muted });
export const words = style({ minInlineSize: 0 });
export const term = style({ color: theme.color.muted, fontSize: fontSize['14'] });
export const value = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
