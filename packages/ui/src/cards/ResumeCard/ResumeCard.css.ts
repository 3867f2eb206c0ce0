import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const resume = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['16'],
});

export const file = style({ display: 'flex', alignItems: 'center', gap: space['12'], minInlineSize: 0 });
export const fileIcon = style({ flex: 'none', color: theme.color.muted });
export const fileName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
