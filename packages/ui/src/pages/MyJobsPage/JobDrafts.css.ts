import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** The button that deletes a draft is at the upper end of its card, also on a phone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space['16'],
});
