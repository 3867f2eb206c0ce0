import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['16'],
  minBlockSize: '2.75rem',
});

/** While nothing loads, the empty status adds no gap beside the links. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });
