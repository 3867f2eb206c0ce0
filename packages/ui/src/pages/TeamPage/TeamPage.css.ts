import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

export const rowActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
  '@media': { [media.belowTablet]: { inlineSize: '100%' } },
});

// On a phone, the buttons share the width of the row.
globalStyle(`${rowActions} > button`, { '@media': { [media.belowTablet]: { flex: '1 1 auto' } } });
