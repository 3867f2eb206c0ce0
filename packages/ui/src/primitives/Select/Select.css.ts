import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

export const select = style({
  appearance: 'none',
  paddingInlineEnd: space['48'],
  textOverflow: 'ellipsis',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** In forced colours, the browser draws its own arrow, so this one is hidden. */
globalStyle(`${select} + *`, { '@media': { [media.forcedColors]: { display: 'none' } } });
