import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

/**
 * If there is room, the heading of the questions is below the first plan, and the questions are below the other plans.
 */
export const faq = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['16'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space['24'] } },
});
export const questions = style({ '@media': { [media.desktop]: { gridColumn: 'span 2' } } });
