import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const title = style({ overflowWrap: 'anywhere' });
export const deadline = style({ display: 'inline-flex', alignItems: 'center', gap: space['8'] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['12'],
});
