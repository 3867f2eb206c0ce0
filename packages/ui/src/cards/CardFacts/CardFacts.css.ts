import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['24'],
  rowGap: space['4'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
});

export const fact = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space['8'], minInlineSize: 0 },
  variants: { tone: { signal: { color: theme.color.signal, fontWeight: fontWeight.medium } } },
});
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
