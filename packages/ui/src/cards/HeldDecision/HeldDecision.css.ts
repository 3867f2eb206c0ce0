import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['8']} ${space['16']}`,
});
