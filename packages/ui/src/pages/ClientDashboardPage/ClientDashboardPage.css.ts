import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space['16'],
});

export const total = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'baseline', gap: space['8'] } },
});
