import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.ts';

/** The rail arrives after the notice, and must not move the list below. */
export const railSpace = style({
  minBlockSize: '7.75rem',
  '@media': { [media.tablet]: { minBlockSize: '3.5rem' } },
});
