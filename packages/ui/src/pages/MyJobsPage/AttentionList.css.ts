import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

const { color } = theme;

export const calm = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['12'],
  color: color.positive,
});
