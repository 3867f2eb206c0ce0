import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

/** The button is beside the greeting and its links. On a phone, it is below them. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space['16'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});
