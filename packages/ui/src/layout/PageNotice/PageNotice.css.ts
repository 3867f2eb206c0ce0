import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

/** A long address may break anywhere, because it contains no spaces. */
export const notice = style({
  paddingBlockStart: space['16'],
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
