import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['16'],
});
