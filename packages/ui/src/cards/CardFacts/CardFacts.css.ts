import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, space } from '../../theme/tokens.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['24'],
  rowGap: space['4'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: space['8'], minInlineSize: 0 });
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
