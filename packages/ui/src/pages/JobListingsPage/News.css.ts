import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.ts';

/** The rail loads after the notice. Space is reserved for it, so that the list below does not move. */
export const railSpace = style({
  minBlockSize: '7.75rem',
  '@media': { [media.tablet]: { minBlockSize: '3.5rem' } },
});
