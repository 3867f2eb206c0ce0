import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['16'],
  rowGap: space['4'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
});

export const fact = recipe({
  base: { display: 'flex', alignItems: 'flex-start', gap: space['4'], minInlineSize: 0 },
  variants: { tone: { caution: { color: theme.color.caution, fontWeight: fontWeight.medium } } },
});
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** As small as the words beside it, and level with the first line of them. */
export const icon = style({ display: 'contents' });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem', marginBlockStart: '0.15625rem' });
