import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

/** A long address breaks anywhere, because it has no blanks. */
export const notice = style({
  paddingBlockStart: space['16'],
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
