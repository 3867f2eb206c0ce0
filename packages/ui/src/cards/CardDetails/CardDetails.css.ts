import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['16'],
  rowGap: space['4'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
});

export const item = recipe({
  base: { display: 'flex', alignItems: 'flex-start', gap: space['4'], minInlineSize: 0 },
  variants: { tone: { caution: { color: theme.color.caution, fontWeight: fontWeight.medium } } },
});
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The icon has the size of the text beside it, and is aligned with its first line. */
export const icon = style({ display: 'contents' });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem', marginBlockStart: '0.15625rem' });
