import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['24'],
  paddingBlock: space['32'],
});

export const logo = style({ color: theme.color.accent });
export const body = style({ display: 'grid', gap: space['12'] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['12'] });
