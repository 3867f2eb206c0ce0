import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['16'],
});

export const demo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  padding: space['16'],
  borderRadius: radius.card,
  backgroundColor: theme.color.sunken,
});
