import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const list = style({
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  backgroundColor: theme.color.surface,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['8'],
  padding: space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['4'],
  marginInlineStart: 'auto',
});
